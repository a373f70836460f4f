import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Order } from "../orders/order.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";

@ObjectType({
  description: "What the checkout script needs for the payment of an order.",
  simpleResolvers: true,
})
export class PaymentSession {
  @Field(() => ID, { description: "The order." })
  orderId!: string;

  @Field(() => String, { description: "Public key: `key` of the checkout's options." })
  keyId!: string;

  @Field(() => String, { description: "Razorpay's own order: `order_id` of the options." })
  gatewayOrderId!: string;

  @Field(() => Rupees, { description: "The amount to pay: the order's total." })
  amount!: Paise;

  @Field(() => String, { description: "Always INR." })
  currency!: string;

  @Field(() => String, { description: "The script to load; it brings `window.Razorpay`." })
  checkoutScriptUrl!: string;

  @Field(() => Date, { description: "Until when the order holds its pieces." })
  expiresAt!: Date;
}

@InputType({ description: "What Razorpay's checkout hands over after a payment." })
export class VerifyPaymentInput {
  @Field(() => ID, { description: "The order; or `orderId` of the intent that was paid beforehand." })
  orderId!: string;

  @Field(() => String, { description: "`razorpay_payment_id`." })
  razorpayPaymentId!: string;

  @Field(() => String, { description: "`razorpay_order_id`." })
  razorpayOrderId!: string;

  @Field(() => String, { description: "`razorpay_signature`." })
  razorpaySignature!: string;
}

@InputType({ description: "The cash of an order as the admin saw it." })
export class SeenCashInput {
  @Field(() => ID, { description: "The order." })
  orderId!: string;

  @Field(() => Rupees, { description: "What the screen said is to be collected." })
  amount!: Paise;
}

@ObjectType({ description: "Whether the shop has seen the money.", simpleResolvers: true })
export class PaymentVerification {
  @Field(() => Boolean, {
    description:
      "False while the payment is still being processed by Razorpay or the bank: the status of the order shows when it is confirmed.",
  })
  verified!: boolean;

  @Field(() => Order, { nullable: true, description: "The order; absent while it is not placed yet." })
  order!: Order | null;

  @Field(() => String, { nullable: true, description: "Razorpay's id of the payment, once it is seen." })
  transactionId!: string | null;
}

@ObjectType("PaymentIntent", {
  description: "An amount to pay before an order is placed.",
  simpleResolvers: true,
})
export class PaymentIntentSession {
  @Field(() => String, { description: "Razorpay's own order: `order_id` of the checkout's options." })
  id!: string;

  @Field(() => Int, { description: "The amount in paise, as Razorpay writes it." })
  amountInPaise!: Paise;

  @Field(() => String, { description: "Always INR." })
  currency!: string;

  @Field(() => ID, { description: "Pass it as `orderId` of verifyPayment." })
  orderId!: string;
}
