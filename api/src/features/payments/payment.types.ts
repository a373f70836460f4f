import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Order } from "../orders/order.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";

@ObjectType({
  description: "Payment session: the options of Razorpay's checkout for an order.",
  simpleResolvers: true,
})
export class PaymentSession {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => String, {
    description: "Public key of the shop at Razorpay: `key` of the checkout's options.",
  })
  keyId!: string;

  @Field(() => String, {
    description: "Razorpay's id of its own order: `order_id` of the checkout's options.",
  })
  gatewayOrderId!: string;

  @Field(() => Rupees, { description: "Amount to pay in rupees: the total of the order." })
  amount!: Paise;

  @Field(() => String, { description: "Currency of the amount; always INR." })
  currency!: string;

  @Field(() => String, {
    description:
      "URL of the checkout script, which brings `window.Razorpay`; a path of this shop for a stand-in.",
  })
  checkoutScriptUrl!: string;

  @Field(() => Date, { description: "Time until which the order holds its pieces." })
  expiresAt!: Date;
}

@InputType({ description: "Result of Razorpay's checkout after a payment." })
export class VerifyPaymentInput {
  @Field(() => ID, {
    description:
      "Id of the order; for a payment before its order is placed, `orderId` of `createPaymentIntent`.",
  })
  orderId!: string;

  @Field(() => String, {
    description: "Razorpay's id of the payment: `razorpay_payment_id` of the checkout's result.",
  })
  razorpayPaymentId!: string;

  @Field(() => String, {
    description: "Razorpay's id of its own order: `razorpay_order_id` of the checkout's result.",
  })
  razorpayOrderId!: string;

  @Field(() => String, {
    description: "Razorpay's signature: `razorpay_signature` of the checkout's result.",
  })
  razorpaySignature!: string;
}

@InputType({ description: "Cash of an order as the admin saw it." })
export class SeenCashInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => Rupees, { description: "Amount to collect that the admin saw, in rupees." })
  amount!: Paise;
}

@InputType({ description: "Cash that was received for an order." })
export class ReceivedCashInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => Rupees, { description: "Amount that was received, in rupees." })
  amount!: Paise;
}

@ObjectType({ description: "Cash that was received for an order.", simpleResolvers: true })
export class CollectedCash {
  @Field(() => Rupees, { description: "Amount that was received, in rupees." })
  amount!: Paise;

  @Field(() => Rupees, {
    description: "What was received above the exact total, in rupees; negative if it is less.",
  })
  rounding!: Paise;
}

@ObjectType({ description: "Result of the check of a payment.", simpleResolvers: true })
export class PaymentVerification {
  @Field(() => Boolean, {
    description:
      "Whether the shop has seen the payment. False while Razorpay or the bank still processes it: the status of the order shows when it is confirmed.",
  })
  verified!: boolean;

  @Field(() => Order, {
    nullable: true,
    description: "Order of the payment; null while it is not placed yet.",
  })
  order!: Order | null;

  @Field(() => String, {
    nullable: true,
    description: "Razorpay's id of the payment; null until the shop has seen it.",
  })
  transactionId!: string | null;
}

@ObjectType("PaymentIntent", {
  description: "Payment intent: an amount to pay before an order is placed.",
  simpleResolvers: true,
})
export class PaymentIntentSession {
  @Field(() => String, {
    description: "Razorpay's id of its own order: `order_id` of the checkout's options.",
  })
  id!: string;

  @Field(() => Int, { description: "Amount to pay, in paise, as Razorpay writes it." })
  amountInPaise!: Paise;

  @Field(() => String, { description: "Currency of the amount; always INR." })
  currency!: string;

  @Field(() => ID, { description: "Id of the intent: pass it as `orderId` of verifyPayment." })
  orderId!: string;
}
