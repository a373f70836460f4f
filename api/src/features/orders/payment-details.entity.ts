import { Field, ObjectType, registerEnumType } from "type-graphql";
import { Column } from "typeorm";
import { PaymentMethod, PaymentStatus } from "./order-payment.rules.ts";

registerEnumType(PaymentMethod, {
  name: "PaymentMethod",
  description: "Cash on delivery, or online (card, UPI).",
});
registerEnumType(PaymentStatus, {
  name: "PaymentStatus",
  description: "Shown as Pending, Paid, Failed and Refunded.",
});

/** How an order is paid. `completed` only for a payment that the server has verified. Decision 13. */
@ObjectType({ description: "How an order is paid.", simpleResolvers: true })
export class PaymentDetails {
  @Field(() => PaymentMethod, { description: "The way to pay." })
  @Column("text")
  method!: PaymentMethod;

  @Field(() => String, { nullable: true, description: "The payment provider's id of the payment." })
  @Column("text", { nullable: true })
  transactionId!: string | null;

  @Field(() => PaymentStatus, { description: "Whether the money has come, and stayed." })
  @Column("text", { name: "status" })
  paymentStatus!: PaymentStatus;
}
