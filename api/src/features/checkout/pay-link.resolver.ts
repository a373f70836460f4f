import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Order } from "../orders/order.entity.ts";
import type { OrderRow } from "../orders/order.store.ts";
import { PaymentSession, VerifyPaymentInput } from "../payments/payment.types.ts";
import { startPayment } from "../payments/start-payment.command.ts";
import { verifyPayment } from "../payments/verify-payment.command.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { ADMIN, type Viewer } from "../../platform/viewer.ts";
import { payLinkUrl, readPayLink } from "./pay-link.ts";
import { linkedOrder, type LinkedOrder } from "./pay-link.store.ts";
import { PayLinkOrder } from "./pay-link.types.ts";

/** Throws PAY_LINK_INVALID. */
const orderOfLink = async ({ shop }: Context, token: string): Promise<LinkedOrder> => {
  const id = readPayLink(shop.jwtSecret, token);
  const order = id ? await linkedOrder(shop.database.source.manager, id) : undefined;
  return order ?? refuse("PAY_LINK_INVALID");
};

/** The holder of a link pays in place of the shopper: nothing else of the account is open to the link. */
const payerOf = ({ userId }: LinkedOrder): Pick<Viewer, "userId"> => ({ userId });

/** The payment of an order by a link, without a login. */
@Resolver(() => Order)
export class PayLinkResolver {
  @Authorized(ADMIN)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "URL of the page on which the order is paid without a login; null when it cannot be paid now. Admins only.",
  })
  payLink(@Root() order: OrderRow, @Ctx() { shop }: Context): string | null {
    return order.payableUntil ? payLinkUrl(shop, order.id) : null;
  }

  @Query(() => PayLinkOrder, {
    description: "Order of a payment link, without a login; PAY_LINK_INVALID for an invalid or expired link.",
  })
  payLinkOrder(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "Token of the payment link." }) token: string,
  ): Promise<PayLinkOrder> {
    return orderOfLink(context, token);
  }

  @Mutation(() => PaymentSession, {
    description: "Begins, or begins again, the online payment of the order of a payment link.",
  })
  async startPaymentByLink(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "Token of the payment link." }) token: string,
  ): Promise<PaymentSession> {
    const order = await orderOfLink(context, token);
    return startPayment(context.shop, payerOf(order), order.id);
  }

  @Mutation(() => PayLinkOrder, {
    description:
      "Checks the proof of a payment by a link: the shop asks Razorpay itself, and confirms the order.",
  })
  async verifyPaymentByLink(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "Token of the payment link." }) token: string,
    @Arg("input", () => VerifyPaymentInput, { description: "Result of Razorpay's checkout." })
    input: VerifyPaymentInput,
  ): Promise<PayLinkOrder> {
    const order = await orderOfLink(context, token);
    const { razorpayPaymentId, razorpayOrderId, razorpaySignature } = input;
    const proof = { orderId: order.id, razorpayPaymentId, razorpayOrderId, razorpaySignature };
    await verifyPayment(context.shop, payerOf(order), proof);
    return orderOfLink(context, token);
  }
}
