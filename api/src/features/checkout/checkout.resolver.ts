import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { Order } from "../orders/order.entity.ts";
import { orderWithKey } from "../orders/order-by-key.store.ts";
import { findOrder } from "../orders/order.store.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { checkedIdempotencyKey } from "../../platform/idempotency-key.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { CheckoutQuote, OrderLineInput, PlaceOrderInput } from "./checkout.types.ts";
import { placeOrder } from "./place-order.command.ts";
import { pricedLines } from "./priced-lines.query.ts";
import { totalsOf } from "./totals.rules.ts";
import { codeForQuote } from "./welcome-discount.query.ts";

@Resolver()
export class CheckoutResolver {
  @Authorized(SHOPPER)
  @Query(() => CheckoutQuote, {
    description: "Totals of an order of these lines at current prices. No piece is held.",
  })
  async checkoutQuote(
    @Ctx() { shop, viewer }: Context,
    @Arg("lines", () => [OrderLineInput], { description: "Lines to order, 1 to 50." })
    lines: OrderLineInput[],
    @Arg("discountCode", () => String, {
      nullable: true,
      description:
        "Welcome code of the shopper, in upper or lower case; refused as by placeOrder if it cannot be used.",
    })
    discountCode: string | null,
  ): Promise<CheckoutQuote> {
    const rules = shop.settings.shop;
    const { manager } = shop.database.source;
    const priced = await pricedLines(manager, lines, rules.maxLinesInOrder);
    const code = await codeForQuote(manager, { userId: loggedIn(viewer).userId, input: discountCode });
    return totalsOf(priced, rules, { at: new Date(), percentOff: code?.percent ?? 0 });
  }

  @Authorized(SHOPPER)
  @Query(() => Order, {
    nullable: true,
    description:
      "Order of the viewer that `placeOrder` made with an idempotency key; null while there is none. For a client that got no answer to `placeOrder`.",
  })
  async placedOrder(
    @Ctx() { shop, viewer }: Context,
    @Arg("idempotencyKey", () => String, { description: "Idempotency key that was sent to `placeOrder`." })
    idempotencyKey: string,
  ) {
    const { userId } = loggedIn(viewer);
    const id = await orderWithKey(shop.database, userId, checkedIdempotencyKey(idempotencyKey));
    return id === undefined ? null : findOrder(shop.database.source.manager, { id });
  }

  @Authorized(SHOPPER)
  @Mutation(() => Order, {
    description:
      "Places an order at the shop's own prices: takes the pieces from stock, and the ordered lines out of the cart.",
  })
  async placeOrder(
    @Ctx() { shop, viewer, network }: Context,
    @Arg("input", () => PlaceOrderInput, { description: "Lines, address and payment of the order." })
    input: PlaceOrderInput,
  ) {
    const id = await placeOrder(shop, { ...loggedIn(viewer), network }, input);
    return findOrder(shop.database.source.manager, { id });
  }
}
