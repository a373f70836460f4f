import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";

/** A transfer of Razorpay to the shop's bank account: the sums of its items. */
@ObjectType({
  description: "Settlement: a transfer of Razorpay to the shop's bank account.",
  simpleResolvers: true,
})
@Entity("settlements")
@Index("settlements_newest", ["settledAt", "id"])
export class Settlement {
  /** Razorpay's id, `setl_...`. */
  @Field(() => ID, { description: "Razorpay's id of the settlement, `setl_...`." })
  @PrimaryColumn("text", { name: "gateway_settlement_id", primaryKeyConstraintName: "settlements_pkey" })
  id!: string;

  @Field(() => Date, { description: "Time of the transfer." })
  @Column("timestamptz")
  settledAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "UTR: the bank's reference number of the transfer; null if unknown.",
  })
  @Column("text", { nullable: true })
  utr!: string | null;

  @Field(() => Int, { description: "Number of payments, refunds and adjustments in the settlement." })
  @Column("integer")
  count!: number;

  @Field(() => Rupees, { description: "Sum of the payments and credits less their fees, in rupees." })
  @Column("bigint")
  credit!: Paise;

  @Field(() => Rupees, { description: "Sum of the refunds and deductions, in rupees." })
  @Column("bigint")
  debit!: Paise;

  @Field(() => Rupees, { description: "Sum of Razorpay's fees in rupees, GST included." })
  @Column("bigint")
  fee!: Paise;

  @Field(() => Rupees, { description: "GST in the fees, in rupees." })
  @Column("bigint")
  tax!: Paise;
}
