import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { may, Permission } from "../../platform/permissions.rules.ts";
import { updateOrderLine } from "./update-order-line.command.ts";
import { updateOrderNotes } from "./update-order-notes.command.ts";
import { Order } from "./order.entity.ts";
import { findOrder, type OrderRow } from "./order.store.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { UpdateOrderNotesInput, UpdateOrderLineInput } from "./order-change-inputs.types.ts";

/** What an admin changes in one order. */
@Resolver(() => Order)
export class OrderChangeResolver {
  @FieldResolver()
  notes(@Root() order: OrderRow, @Ctx() { viewer }: Context): string | null {
    return may(viewer, Permission.VIEW_ORDERS, Permission.FULFILMENT) ? order.notes : null;
  }

  @Authorized(Permission.EDIT_ORDERS)
  @Refuses("ORDER_CHANGED", "ORDER_NOT_FOUND")
  @Mutation(() => Order, {
    description: "Changes the note to the packer. ORDER_CHANGED if it is no longer the note that was seen.",
  })
  async updateOrderNotes(
    @Ctx() context: Context,
    @InputArg(() => UpdateOrderNotesInput) { orderId, notes = null, seenNotes = null }: UpdateOrderNotesInput,
  ) {
    const id = await updateOrderNotes(context.services, authorOf(context), { orderId, notes, seenNotes });
    return findOrder(context.services.database.source.manager, { id });
  }

  @Authorized(Permission.EDIT_ORDERS)
  @Refuses(
    "CHOOSE_SIZE_AND_COLOR",
    "ORDER_CHANGED",
    "ORDER_LINE_NOT_FOUND",
    "ORDER_NOT_FOUND",
    "ORDER_SHIPPED",
    "OUT_OF_STOCK",
  )
  @Mutation(() => Order, {
    description: "Changes size or colour of a line that is not shipped, at the price that was paid.",
  })
  async updateOrderLine(
    @Ctx() context: Context,
    @InputArg(() => UpdateOrderLineInput)
    { orderId, lineId, variant: { size = null, color = null }, seen }: UpdateOrderLineInput,
  ) {
    const id = await updateOrderLine(context.services, authorOf(context), {
      orderId,
      lineId,
      size,
      color,
      seen: { size: seen.size ?? null, color: seen.color ?? null },
    });
    return findOrder(context.services.database.source.manager, { id });
  }
}
