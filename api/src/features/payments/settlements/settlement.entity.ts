import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";

/** A transfer of Razorpay to the shop's bank account: the sums of its items. */
@ObjectType({ description: "A transfer of Razorpay to the shop's bank account.", simpleResolvers: true })
@Entity("settlements")
@Index("settlements_newest", ["settledAt", "id"])
export class Settlement {
  /** Razorpay's id, `setl_...`. */
  @Field(() => ID, { description: "Razorpay's id, `setl_...`." })
  @PrimaryColumn("text", { name: "gateway_settlement_id", primaryKeyConstraintName: "settlements_pkey" })
  id!: string;

  @Field(() => Date, { description: "When it was made." })
  @Column("timestamptz")
  settledAt!: Date;

  @Field(() => String, { nullable: true, description: "The bank's number of the transfer." })
  @Column("text", { nullable: true })
  utr!: string | null;

  @Field(() => Int, { description: "Payments, refunds and adjustments in it." })
  @Column("integer")
  count!: number;

  @Field(() => Rupees, { description: "Payments and credits, less their fees." })
  @Column("bigint")
  credit!: Paise;

  @Field(() => Rupees, { description: "Refunds and deductions." })
  @Column("bigint")
  debit!: Paise;

  @Field(() => Rupees, { description: "Razorpay's fees, GST included." })
  @Column("bigint")
  fee!: Paise;

  @Field(() => Rupees, { description: "The GST in the fees." })
  @Column("bigint")
  tax!: Paise;
}
