import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn, Unique } from "typeorm";
import { Day } from "../../../platform/graphql/day.scalar.ts";

/** A day of Razorpay's reconciliation report that was fetched. */
@ObjectType({ description: "Day whose report was fetched from Razorpay.", simpleResolvers: true })
@Entity("settlement_days")
@Unique("settlement_days_day", ["day"])
export class SettlementDay {
  @Field(() => ID, { description: "Id of the day." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "settlement_days_pkey" })
  id!: string;

  @Field(() => Day, { description: "Day of the report, in India." })
  @Column("date")
  day!: string;

  @Field(() => Int, { description: "Number of rows in the report." })
  @Column("integer")
  count!: number;

  @Field(() => Date, { description: "Time at which the report was last fetched." })
  @Column("timestamptz")
  fetchedAt!: Date;
}
