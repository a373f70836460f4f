import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn, Unique } from "typeorm";
import { Day } from "../../../platform/graphql/day.scalar.ts";

/** A day of Razorpay's reconciliation report that was fetched. */
@ObjectType({ description: "A day of Razorpay's report that was fetched.", simpleResolvers: true })
@Entity("settlement_days")
@Unique("settlement_days_day", ["day"])
export class SettlementDay {
  @Field(() => ID, { description: "Id of the day." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "settlement_days_pkey" })
  id!: string;

  @Field(() => Day, { description: "The day in India." })
  @Column("date")
  day!: string;

  @Field(() => Int, { description: "Rows of the report on this day." })
  @Column("integer")
  count!: number;

  @Field(() => Date, { description: "When it was last fetched." })
  @Column("timestamptz")
  fetchedAt!: Date;
}
