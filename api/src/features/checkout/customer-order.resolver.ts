import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { authorOf } from "../audit/author.ts";
import { Order } from "../orders/order.entity.ts";
import { findOrder } from "../orders/order.store.ts";
import type { Context } from "../shop/context.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { CheckoutQuote, OrderLineInput, PlaceOrderForCustomerInput } from "./checkout.types.ts";
import { placeOrderForCustomer } from "./place-order-for-customer.command.ts";
import { pricedLines } from "./priced-lines.query.ts";
import { totalsOf } from "./totals.rules.ts";

/** Orders that an admin takes by phone or message. */
@Resolver()
export class CustomerOrderResolver {
  @Authorized(ADMIN)
  @Query(() => CheckoutQuote, {
    description:
      "Totals of an order of these lines for a customer, at current prices. No piece is held. Admins only.",
  })
  async customerOrderQuote(
    @Ctx() { shop }: Context,
    @Arg("lines", () => [OrderLineInput], { description: "Lines to order, 1 to 50." })
    lines: OrderLineInput[],
  ): Promise<CheckoutQuote> {
    const rules = shop.settings.shop;
    const priced = await pricedLines(shop.database.source.manager, lines, rules.maxLinesInOrder);
    return totalsOf(priced, rules, { at: new Date(), percentOff: 0 });
  }

  @Authorized(ADMIN)
  @Mutation(() => Order, {
    description:
      "Places an order for the customer of an e-mail address, with cash on delivery or a payment link. An unknown address gets an account, and a mail to choose its password. Admins only.",
  })
  async placeOrderForCustomer(
    @Ctx() context: Context,
    @Arg("input", () => PlaceOrderForCustomerInput, {
      description: "Lines, customer and payment of the order.",
    })
    input: PlaceOrderForCustomerInput,
  ) {
    const id = await placeOrderForCustomer(context.shop, authorOf(context), input);
    return findOrder(context.shop.database.source.manager, { id });
  }
}
