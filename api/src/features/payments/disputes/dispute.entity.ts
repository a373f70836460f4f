import { Field, ID, ObjectType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";
import { Payment } from "../payment.entity.ts";

/** A payer's complaint at the bank about a payment, as Razorpay last reported it. docs/adr/0031-settlements-and-disputes.md */
@ObjectType({
  description: "Dispute: a payer's complaint at the bank about an online payment.",
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

  @Field(() => String, { description: "Razorpay's id of the dispute, `disp_...`." })
  @Column("text")
  gatewayDisputeId!: string;

  @ForeignKey(() => Payment, { name: "disputes_payment_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid")
  paymentId!: string;

  @Field(() => Rupees, { description: "Disputed amount, in rupees." })
  @Column("bigint")
  amount!: Paise;

  @Field(() => Rupees, { description: "Amount that Razorpay has deducted for the dispute, in rupees." })
  @Column("bigint")
  amountDeducted!: Paise;

  @Field(() => String, { description: "Reason code of the bank, such as `goods_not_received`." })
  @Column("text")
  reasonCode!: string;

  @Field(() => String, {
    description:
      "Phase of the dispute: `retrieval`, `chargeback`, `pre_arbitration`, `arbitration` or `fraud`.",
  })
  @Column("text")
  phase!: string;

  @Field(() => String, {
    description: "Status of the dispute: `open`, `under_review`, `won`, `lost` or `closed`.",
  })
  @Column("text")
  status!: string;

  @Field(() => Date, {
    nullable: true,
    description: "Time until which the shop can answer at Razorpay; null if unknown.",
  })
  @Column("timestamptz", { nullable: true, name: "respond_by" })
  responseDueAt!: Date | null;

  @Field(() => Date, { description: "Time at which the dispute was opened." })
  @Column("timestamptz")
  openedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the shop learned the final status; null before that.",
  })
  @Column("timestamptz", { nullable: true })
  resolvedAt!: Date | null;

  /** When the request was sent whose answer is stored: an older answer never replaces a newer one. */
  @Column("timestamptz")
  askedAt!: Date;
}
