import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Authorized, NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import { productById } from "../catalogue/product.loaders.ts";
import { Product } from "../catalogue/product.entity.ts";
import { Order } from "../orders/order.entity.ts";
import type { OrderRow } from "../orders/order.store.ts";
import { PaymentSession } from "../payments/payment.types.ts";
import { startPayment } from "../payments/start-payment.command.ts";
import { verifyPayment } from "../payments/verify-payment.command.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "./checkout.refusals.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { type Viewer } from "../../platform/viewer.ts";
import { payLinkUrl, readPayLink } from "./pay-link.ts";
import { linkedOrder, type LinkedOrder } from "./pay-link.store.ts";
import { PayLinkLine, PayLinkOrder } from "./pay-link.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { VerifyPaymentByLinkInput } from "./pay-link-inputs.types.ts";

/** Throws PAY_LINK_INVALID. */
const orderOfLink = async ({ services }: Context, token: string): Promise<LinkedOrder> => {
  const id = readPayLink(services.jwtSecret, token);
  const order = id ? await linkedOrder(services.database.source.manager, id) : undefined;
  return order ?? refuse("PAY_LINK_INVALID");
};

/** The holder of a link pays in place of the shopper: nothing else of the account is open to the link. */
const payerOf = ({ userId }: LinkedOrder): Pick<Viewer, "userId"> => ({ userId });

/** The payment of an order by a link, without a login. */
@Resolver(() => Order)
export class PayLinkResolver {
  @Authorized(Permission.VIEW_ORDERS)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "URL of the page on which the order is paid without a login; null when it cannot be paid now.",
  })
  payLink(@Root() order: OrderRow, @Ctx() { services }: Context): string | null {
    return order.paymentExpiresAt ? payLinkUrl(services, order.id) : null;
  }

  @Refuses("PAY_LINK_INVALID")
  @NullOnlyWithError()
  @Query(() => PayLinkOrder, { nullable: true, description: "Order of a payment link, without a login." })
  payLinkOrder(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "Token of the payment link." }) token: string,
  ): Promise<PayLinkOrder> {
    return orderOfLink(context, token);
  }

  @Refuses("ORDER_NOT_PAYABLE", "ORDER_PAID", "PAYMENT_REFUSED", "PAY_LINK_INVALID")
  @Mutation(() => PaymentSession, {
    description: "Begins, or begins again, the online payment of the order of a payment link.",
  })
  async startPaymentByLink(
    @Ctx() context: Context,
    @Arg("token", () => String, { description: "Token of the payment link." }) token: string,
  ): Promise<PaymentSession> {
    const order = await orderOfLink(context, token);
    return startPayment(context.services, payerOf(order), order.id);
  }

  @Refuses("PAYMENT_NOT_VERIFIED", "PAY_LINK_INVALID")
  @Mutation(() => PayLinkOrder, {
    description:
      "Checks the proof of a payment by a link: the shop asks Razorpay itself, and confirms the order.",
  })
  async verifyPaymentByLink(
    @Ctx() context: Context,
    @InputArg(() => VerifyPaymentByLinkInput) { token, payment: input }: VerifyPaymentByLinkInput,
  ): Promise<PayLinkOrder> {
    const order = await orderOfLink(context, token);
    const { razorpayPaymentId, razorpayOrderId, razorpaySignature } = input;
    const proof = { orderId: order.id, razorpayPaymentId, razorpayOrderId, razorpaySignature };
    await verifyPayment(context.services, payerOf(order), proof);
    return orderOfLink(context, token);
  }
}

@Resolver(() => PayLinkLine)
export class PayLinkLineResolver {
  @FieldResolver(() => Product, {
    nullable: true,
    description: "Product of the line; null when it is no longer sold.",
  })
  async product(@Root() line: PayLinkLine, @Ctx() context: Context) {
    const product = await productById(context, line.productId);
    return product?.isArchived ? null : product;
  }
}
