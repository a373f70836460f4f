import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { authorOf } from "../audit/author.ts";
import { Order } from "../orders/order.entity.ts";
import { findOrder } from "../orders/order.store.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import type { Context } from "../shop/context.ts";
import { changeOrderAddress } from "./change-order-address.command.ts";
import { ShippingAddressInput } from "./checkout.types.ts";

@Resolver(() => Order)
export class OrderAddressResolver {
  @Authorized()
  @Mutation(() => Order, {
    description:
      "Changes the shipping address of an order: the shopper's own until it is packed, any for an admin until it is shipped. Refused: ORDER_PACKED, ORDER_SHIPPED, ORDER_CHANGED, ADDRESS_STATE_INVOICED.",
  })
  async changeOrderAddress(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
    @Arg("address", () => ShippingAddressInput, { description: "New shipping address." })
    address: ShippingAddressInput,
    @Arg("seen", () => ShippingAddressInput, { description: "Shipping address that the writer saw." })
    seen: ShippingAddressInput,
  ) {
    const people = { viewer: loggedIn(context.viewer), author: authorOf(context) };
    const id = await changeOrderAddress(context.shop, people, { orderId, address, seen });
    return findOrder(context.shop.database.source.manager, { id });
  }
}
