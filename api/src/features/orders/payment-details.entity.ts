import { Field, ObjectType, registerEnumType } from "type-graphql";
import { Column } from "typeorm";
import { PaymentMethod, PaymentStatus } from "./order-payment.rules.ts";

registerEnumType(PaymentMethod, {
  name: "PaymentMethod",
  description: "Payment method of an order.",
  valuesConfig: {
    COD: { description: "Cash on delivery." },
    ONLINE: { description: "Online through Razorpay: card, UPI and the other methods of its account." },
  },
});
registerEnumType(PaymentStatus, {
  name: "PaymentStatus",
  description: "Payment status of an order; pages show Pending, Paid, Failed and Refunded.",
  valuesConfig: {
    PENDING: {
      description:
        "Not paid yet. An order in cash stays so after its delivery, until the cash is recorded (`markCashCollected`).",
    },
    COMPLETED: { description: "Paid: the server has verified the payment, or the cash is recorded." },
    FAILED: { description: "The online payment failed, or did not come in time." },
    REFUNDED: { description: "The payment is refunded." },
  },
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
