import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Authorized, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { findOrder } from "../orders/order.store.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { createPaymentIntent } from "./create-payment-intent.command.ts";
import {
  PaymentIntentSession,
  PaymentSession,
  PaymentVerification,
  VerifyPaymentInput,
} from "./payment.types.ts";
import { startPayment } from "./start-payment.command.ts";
import { verifyPayment } from "./verify-payment.command.ts";

@Resolver()
export class PaymentResolver {
  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("ORDER_NOT_FOUND", "ORDER_NOT_PAYABLE", "ORDER_PAID", "PAYMENT_REFUSED", "PAYMENT_SETUP_FAILED")
  @Mutation(() => PaymentSession, {
    description:
      "Begins, or begins again, the online payment of one of the shopper's unpaid orders. PAYMENT_REFUSED cancels the order.",
  })
  startPayment(
    @Ctx() { services, viewer }: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
  ): Promise<PaymentSession> {
    return startPayment(services, loggedIn(viewer), orderId);
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("ORDER_NOT_FOUND", "PAYMENT_NOT_VERIFIED", "PAYMENT_RETURNED")
  @Mutation(() => PaymentVerification, {
    description: "Checks the proof of a payment: the shop asks Razorpay itself, and confirms the order.",
  })
  async verifyPayment(
    @Ctx() { services, viewer }: Context,
    @Arg("input", () => VerifyPaymentInput, { description: "Result of Razorpay's checkout." })
    input: VerifyPaymentInput,
  ) {
    const { verified, orderId, transactionId } = await verifyPayment(services, loggedIn(viewer), input);
    const order = orderId ? await findOrder(services.database.source.manager, { id: orderId }) : undefined;
    return { verified, transactionId, order: order ?? null };
  }

  @Authorized(SHOPPER)
  @Refuses("AMOUNT_UNPAYABLE", "ONLINE_LIMIT", "PAYMENT_REFUSED")
  @Mutation(() => PaymentIntentSession, {
    description:
      "Begins a payment before an order is placed: placeOrder takes its Razorpay id as `transactionId`. Refunded if no order follows.",
  })
  async createPaymentIntent(
    @Ctx() { services, viewer }: Context,
    @Arg("amount", () => Rupees, { description: "Total of the order that is to be placed, in rupees." })
    amount: Paise,
  ): Promise<PaymentIntentSession> {
    const intent = await createPaymentIntent(services, loggedIn(viewer), amount);
    return {
      id: intent.gatewayOrderId,
      amountInPaise: intent.amount,
      currency: intent.currency,
      orderId: intent.id,
    };
  }
}
