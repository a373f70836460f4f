import { Ctx, Mutation, Resolver } from "type-graphql";
import { Authorized, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import { Order } from "../orders/order.entity.ts";
import { findOrder } from "../orders/order.store.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import type { Context } from "../shop/context.ts";
import { updateOrderAddress } from "./update-order-address.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { UpdateOrderAddressInput } from "./order-address-inputs.types.ts";

@Resolver(() => Order)
export class OrderAddressResolver {
  @Authorized(SHOPPER, Permission.EDIT_ORDERS)
  @OwnerOnly()
  @Refuses(
    "ADDRESS_STATE_INVOICED",
    "FILL_ALL_FIELDS",
    "ORDER_CHANGED",
    "ORDER_NOT_FOUND",
    "ORDER_PACKED",
    "ORDER_SHIPPED",
    "STATE_UNKNOWN",
  )
  @Mutation(() => Order, {
    description:
      "Changes the shipping address of an order: the shopper's own until it is packed, any for an admin until it is shipped.",
  })
  async updateOrderAddress(
    @Ctx() context: Context,
    @InputArg(() => UpdateOrderAddressInput) input: UpdateOrderAddressInput,
  ) {
    const people = { viewer: loggedIn(context.viewer), author: authorOf(context) };
    const id = await updateOrderAddress(context.services, people, input);
    return findOrder(context.services.database.source.manager, { id });
  }
}
