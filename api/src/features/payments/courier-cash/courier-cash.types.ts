import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";
import { CourierRowState } from "./check-courier-row.rules.ts";

registerEnumType(CourierRowState, {
  name: "CourierRowState",
  description:
    "READY: it is recorded. COLLECTED: it was recorded before, with this amount. PROBLEM: it cannot be.",
});

@ObjectType({ description: "One row of a courier's file.", simpleResolvers: true })
export class CourierCashRow {
  @Field(() => Int, { description: "Number of the row as a spreadsheet shows it." })
  place!: number;

  @Field(() => CourierRowState, { description: "What it leads to." })
  state!: CourierRowState;

  @Field(() => String, { description: "The same in words." })
  sentence!: string;

  @Field(() => ID, { nullable: true, description: "The order that it names." })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: "Number of the order." })
  orderNumber!: string | null;

  @Field(() => Rupees, { nullable: true, description: "The amount of the row." })
  amount!: Paise | null;
}

@ObjectType({ description: "A courier's file of collected cash.", simpleResolvers: true })
export class CourierCash {
  @Field(() => [CourierCashRow], { description: "All rows, in their order." })
  rows!: CourierCashRow[];

  @Field(() => Int, { description: "Rows whose cash is recorded by this file." })
  readyCount!: number;

  @Field(() => Rupees, { description: "Their sum." })
  readyAmount!: Paise;

  @Field(() => Int, { description: "Rows with a problem, which are left out." })
  problemCount!: number;
}
