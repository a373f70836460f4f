import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { Order } from "../orders/order.entity.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import { orderWithKey } from "../orders/order-by-key.store.ts";
import { findOrder } from "../orders/order.store.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { checkedIdempotencyKey } from "../../platform/idempotency-key.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { PaymentSession } from "../payments/payment.types.ts";
import { CheckoutQuote, PlaceOrderInput } from "./checkout.types.ts";
import { PlaceOrderPayload } from "./place-order.types.ts";
import { sessionOfPlacedOrder } from "./session-of-placed-order.command.ts";
import { lastPaymentMethod } from "./last-payment-method.query.ts";
import { placeOrder } from "./place-order.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { discountCodeRefusals } from "../promotions/promotions.refusals.ts";
import { quoteOf } from "./quote.ts";
import { CheckoutQuoteInput } from "./checkout-inputs.types.ts";

@Resolver(() => PlaceOrderPayload)
export class CheckoutResolver {
  @Authorized(SHOPPER)
  @Refuses(
    "BAD_QUANTITY",
    "CHOOSE_SIZE_AND_COLOR",
    ...discountCodeRefusals,
    "ORDER_EMPTY",
    "PRODUCT_NOT_FOUND",
  )
  @Query(() => CheckoutQuote, {
    description: "Totals of an order of these lines at current prices. No piece is held.",
  })
  async checkoutQuote(
    @Ctx() { services, viewer }: Context,
    @InputArg(() => CheckoutQuoteInput) { lines, discountCode }: CheckoutQuoteInput,
  ): Promise<CheckoutQuote> {
    const { userId } = loggedIn(viewer);
    return quoteOf(services, { lines, discountCode, userId });
  }

  @Authorized(SHOPPER)
  @Query(() => PaymentMethod, {
    nullable: true,
    description:
      "Payment method of the viewer's last order, to suggest it again; null before the first order, or for cash that the cart exceeds.",
  })
  lastPaymentMethod(@Ctx() { services, viewer }: Context): Promise<PaymentMethod | null> {
    return lastPaymentMethod(services, loggedIn(viewer).userId);
  }

  @Authorized(SHOPPER)
  @Query(() => Order, {
    nullable: true,
    description:
      "Order of the viewer that `placeOrder` made with an idempotency key; null while there is none. For a client that got no answer to `placeOrder`.",
  })
  async placedOrder(
    @Ctx() { services, viewer }: Context,
    @Arg("idempotencyKey", () => String, { description: "Idempotency key that was sent to `placeOrder`." })
    idempotencyKey: string,
  ) {
    const { userId } = loggedIn(viewer);
    const id = await orderWithKey(services.database, userId, checkedIdempotencyKey(idempotencyKey));
    return id === undefined ? null : findOrder(services.database.source.manager, { id });
  }

  @Authorized(SHOPPER)
  @Refuses(
    "BAD_QUANTITY",
    "CASH_BLOCKED",
    "CASH_ORDERS_LIMIT",
    "CASH_VALUE_LIMIT",
    "CHOOSE_SIZE_AND_COLOR",
    ...discountCodeRefusals,
    "COUNTRY_UNKNOWN",
    "EXPIRED_ORDERS_LIMIT",
    "FILL_ALL_FIELDS",
    "NETWORK_ORDERS_LIMIT",
    "ONLINE_LIMIT",
    "ORDERS_PER_HOUR_LIMIT",
    "ORDER_EMPTY",
    "ORDER_TOO_LONG",
    "OUT_OF_STOCK",
    "PAYMENT_NOT_VERIFIED",
    "PRODUCT_NOT_FOUND",
    "PROMOTION_USED_UP",
    "STATE_UNKNOWN",
    "TOTAL_CHANGED",
    "UNPAID_ORDERS_LIMIT",
    "UNPAID_PIECES_LIMIT",
  )
  @Mutation(() => PlaceOrderPayload, {
    description:
      "Places an order at the shop's own prices: takes the pieces from stock, and the ordered lines out of the cart.",
  })
  async placeOrder(
    @Ctx() { services, viewer, network }: Context,
    @Arg("input", () => PlaceOrderInput, { description: "Lines, address and payment of the order." })
    input: PlaceOrderInput,
  ) {
    const id = await placeOrder(services, { ...loggedIn(viewer), network }, input);
    return { order: await findOrder(services.database.source.manager, { id }) };
  }

  @Refuses("PAYMENT_REFUSED")
  @FieldResolver(() => PaymentSession, {
    nullable: true,
    description:
      "What Razorpay's checkout needs to pay the order; null for cash, and if the payment could not begin: `startPayment` begins it later and says why. PAYMENT_REFUSED cancels the order.",
  })
  paymentSession(
    @Root() { order }: PlaceOrderPayload,
    @Ctx() { services, viewer }: Context,
  ): Promise<PaymentSession | null> {
    return sessionOfPlacedOrder(services, loggedIn(viewer), order);
  }
}
