import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import { connectionOf } from "../../../platform/paging/paging.types.ts";
import type { Paise } from "../../../platform/money.ts";
import { MoneyFigure, RefundState } from "./money-figure.rules.ts";

registerEnumType(MoneyFigure, {
  name: "MoneyFigure",
  description:
    "A figure of the payments page. REFUND_DUE and CASH_OWED are of the present, the others of a period.",
});

registerEnumType(RefundState, {
  name: "RefundState",
  description:
    "DUE: it is being requested. FAILED: it failed at the bank and is requested again. ACCEPTED: done.",
});

@ObjectType({ description: "The sum of one figure.", simpleResolvers: true })
export class PaymentFigure {
  @Field(() => MoneyFigure, { description: "Which figure." })
  figure!: MoneyFigure;

  @Field(() => Int, { description: "Rows that it counts." })
  count!: number;

  @Field(() => Rupees, { description: "Their sum." })
  amount!: Paise;

  @Field(() => Date, {
    nullable: true,
    description: "When they were counted, if that was not just now: up to 30 seconds ago in a large shop.",
  })
  countedAt!: Date | null;
}

@ObjectType({ description: "A row that a figure of the payments page counts.", simpleResolvers: true })
export class MoneyEntry {
  @Field(() => ID, { description: "Id of the payment, refund, payout, order or dispute." })
  id!: string;

  @Field(() => Date, { description: "When the money came, went or became due; of cash owed: of the order." })
  at!: string;

  @Field(() => Rupees, { description: "How much." })
  amount!: Paise;

  @Field(() => ID, { nullable: true, description: "Its order; absent if none came of the payment." })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: "Number of the order." })
  orderNumber!: string | null;

  @Field(() => String, { nullable: true, description: "Name in the order's address." })
  customerName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Razorpay's id, the bank's reference or the tracking id.",
  })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: "Why it was refunded, or disputed." })
  reason!: string | null;

  @Field(() => RefundState, { nullable: true, description: "Of a refund: how far it is." })
  state!: RefundState | null;
}

@ObjectType({ description: "The rows of a figure, newest first.", simpleResolvers: true })
export class MoneyEntryConnection extends connectionOf("MoneyEntry", () => MoneyEntry) {
  @Field(() => Int, { description: "Rows in the whole list." })
  totalCount!: number;
}
