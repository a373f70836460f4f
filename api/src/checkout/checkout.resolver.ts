import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { Order } from "../orders/order.entity.ts";
import { findOrder } from "../orders/order.store.ts";
import { loggedIn } from "../shared/must-be.ts";
import { SHOPPER } from "../shared/viewer.ts";
import { CheckoutQuote, OrderLineInput, PlaceOrderInput } from "./checkout.types.ts";
import { placeOrder } from "./place-order.command.ts";
import { pricedLines } from "./priced-lines.command.ts";
import { totalsOf } from "./totals.rules.ts";

@Resolver()
export class CheckoutResolver {
  @Authorized(SHOPPER)
  @Query(() => CheckoutQuote, { description: "What checking out these lines costs now. Nothing is held." })
  async checkoutQuote(
    @Ctx() { shop }: Context,
    @Arg("lines", () => [OrderLineInput], { description: "1 to 50 lines." }) lines: OrderLineInput[],
  ): Promise<CheckoutQuote> {
    const rules = shop.settings.shop;
    const priced = await pricedLines(shop.database.source.manager, lines, rules.maxLinesInOrder);
    return { lines: priced, ...totalsOf(priced, rules) };
  }

  @Authorized(SHOPPER)
  @Mutation(() => Order, {
    description:
      "Places an order at the shop's own prices; takes the stock, and takes what was ordered out of the cart.",
  })
  async placeOrder(
    @Ctx() { shop, viewer }: Context,
    @Arg("input", () => PlaceOrderInput, { description: "What, where to, how paid." }) input: PlaceOrderInput,
  ) {
    const id = await placeOrder(shop, loggedIn(viewer), input);
    return findOrder(shop.database.source.manager, { id });
  }
}
