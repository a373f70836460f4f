import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { changeOrderLine } from "./change-order-line.command.ts";
import { changeOrderNotes } from "./change-order-notes.command.ts";
import { Order } from "./order.entity.ts";
import { findOrder, type OrderRow } from "./order.store.ts";
import { OrderChoiceInput } from "./order.types.ts";

/** What an admin changes in one order. */
@Resolver(() => Order)
export class OrderChangeResolver {
  @FieldResolver(() => String, { nullable: true })
  notes(@Root() order: OrderRow, @Ctx() { viewer }: Context): string | null {
    return viewer?.role === ADMIN ? order.notes : null;
  }

  @Authorized(ADMIN)
  @Mutation(() => Order, {
    description:
      "Changes the note to the packer. ORDER_CHANGED if it is no longer the note that was seen. Admins only.",
  })
  async changeOrderNotes(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
    @Arg("notes", () => String, {
      nullable: true,
      description: "Note to the packer, at most 1,000 characters; omitted to remove it.",
    })
    notes: string | null,
    @Arg("seenNotes", () => String, {
      nullable: true,
      description: "Note that the admin saw; omitted for none.",
    })
    seenNotes: string | null,
  ) {
    const id = await changeOrderNotes(context.shop, authorOf(context), { orderId, notes, seenNotes });
    return findOrder(context.shop.database.source.manager, { id });
  }

  @Authorized(ADMIN)
  @Mutation(() => Order, {
    description:
      "Changes size or colour of a line that is not shipped, at the price that was paid. Refused: OUT_OF_STOCK, ORDER_SHIPPED, ORDER_CHANGED. Admins only.",
  })
  async changeOrderLine(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
    @Arg("lineId", () => ID, { description: "Id of the line of the order." }) lineId: string,
    @Arg("choice", () => OrderChoiceInput, { description: "New size and colour of the line." })
    { size = null, color = null }: OrderChoiceInput,
    @Arg("seen", () => OrderChoiceInput, { description: "Size and colour that the admin saw." })
    seen: OrderChoiceInput,
  ) {
    const id = await changeOrderLine(context.shop, authorOf(context), {
      orderId,
      lineId,
      size,
      color,
      seen: { size: seen.size ?? null, color: seen.color ?? null },
    });
    return findOrder(context.shop.database.source.manager, { id });
  }
}
