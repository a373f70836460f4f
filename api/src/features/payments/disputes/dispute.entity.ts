import { Field, ID, ObjectType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";
import { Payment } from "../payment.entity.ts";

/** A payer's complaint at the bank about a payment, as Razorpay last reported it. docs/adr/0031-settlements-and-disputes.md */
@ObjectType({
  description: "A payer's complaint at the bank about an online payment.",
  simpleResolvers: true,
})
@Entity("disputes")
@Unique("disputes_gateway_dispute", ["gatewayDisputeId"])
@Check("disputes_amount_check", "amount > 0 AND amount_deducted >= 0")
@Index("disputes_of_payment", ["paymentId"])
@Index("disputes_newest", ["openedAt", "id"])
@Index("disputes_lost", ["resolvedAt", "id"], { where: "status = 'lost'" })
export class Dispute {
  @Field(() => ID, { description: "Id of the dispute." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "disputes_pkey" })
  id!: string;

  @Field(() => String, { description: "Razorpay's id, `disp_...`." })
  @Column("text")
  gatewayDisputeId!: string;

  @ForeignKey(() => Payment, { name: "disputes_payment_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid")
  paymentId!: string;

  @Field(() => Rupees, { description: "The disputed amount." })
  @Column("bigint")
  amount!: Paise;

  @Field(() => Rupees, { description: "What Razorpay has deducted for it." })
  @Column("bigint")
  amountDeducted!: Paise;

  @Field(() => String, { description: "The bank's reason, such as `goods_not_received`." })
  @Column("text")
  reasonCode!: string;

  @Field(() => String, {
    description: "`retrieval`, `chargeback`, `pre_arbitration`, `arbitration` or `fraud`.",
  })
  @Column("text")
  phase!: string;

  @Field(() => String, { description: "`open`, `under_review`, `won`, `lost` or `closed`." })
  @Column("text")
  status!: string;

  @Field(() => Date, { nullable: true, description: "Until when the shop can answer at Razorpay." })
  @Column("timestamptz", { nullable: true })
  respondBy!: Date | null;

  @Field(() => Date, { description: "When it was opened." })
  @Column("timestamptz")
  openedAt!: Date;

  @Field(() => Date, { nullable: true, description: "When the shop saw its final status." })
  @Column("timestamptz", { nullable: true })
  resolvedAt!: Date | null;

  /** When the request was sent whose answer is stored: an older answer never replaces a newer one. */
  @Column("timestamptz")
  askedAt!: Date;
}
