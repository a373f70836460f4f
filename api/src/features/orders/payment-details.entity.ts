import { Field, ObjectType, registerEnumType } from "type-graphql";
import { Column } from "typeorm";
import { PaymentMethod, PaymentStatus } from "./order-payment.rules.ts";

registerEnumType(PaymentMethod, {
  name: "PaymentMethod",
  description: "Payment method: cash on delivery, or online (card, UPI).",
});
registerEnumType(PaymentStatus, {
  name: "PaymentStatus",
  description: "Payment status of an order; pages show Pending, Paid, Failed and Refunded.",
});

/** How an order is paid. `completed` only for a payment that the server has verified. Decision 13. */
@ObjectType({ description: "Payment method and payment status of an order.", simpleResolvers: true })
export class PaymentDetails {
  @Field(() => PaymentMethod, { description: "Payment method of the order." })
  @Column("text")
  method!: PaymentMethod;

  @Field(() => String, {
    nullable: true,
    description: "Razorpay's id of the payment; null for cash, and before the payment.",
  })
  @Column("text", { nullable: true })
  transactionId!: string | null;

  @Field(() => PaymentStatus, { description: "Payment status of the order." })
  @Column("text", { name: "status" })
  paymentStatus!: PaymentStatus;
}
