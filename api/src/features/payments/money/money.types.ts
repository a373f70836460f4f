import { Field, ID, Int, ObjectType, registerEnumType, InputType } from "type-graphql";
import { Day } from "../../../platform/graphql/day.scalar.ts";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import { connectionOf } from "../../../platform/paging/paging.types.ts";
import type { Paise } from "../../../platform/money.ts";
import { MoneyFigure, RefundState } from "./money-figure.rules.ts";

registerEnumType(MoneyFigure, {
  name: "MoneyFigure",
  description:
    "Figure of the payments page. REFUND_DUE and CASH_OWED are of the present, the others of a period. ROUNDING is what the cash received and paid back differs from the exact totals and credits; it can be negative.",
});

registerEnumType(RefundState, {
  name: "RefundState",
  description:
    "State of a refund. TO_PAY: an admin pays it. DUE: it is being requested. FAILED: it failed at the bank and is requested again. ACCEPTED: it is done.",
});

@ObjectType({
  description: "Figure of the payments page: the number and sum of its entries.",
  simpleResolvers: true,
})
export class PaymentFigure {
  @Field(() => MoneyFigure, { description: "Figure that the sum is about." })
  figure!: MoneyFigure;

  @Field(() => Int, { description: "Number of entries in the figure." })
  count!: number;

  @Field(() => Rupees, { description: "Sum of the entries, in rupees." })
  amount!: Paise;

  @Field(() => Date, {
    nullable: true,
    description: "When they were counted, if that was not just now: up to 30 seconds ago in a large shop.",
  })
  countedAt!: Date | null;
}

@ObjectType({
  description:
    "Entry of a figure of the payments page: a payment, rounding, refund, payout, order or dispute.",
  simpleResolvers: true,
})
export class MoneyEntry {
  @Field(() => ID, { description: "Id of the payment, rounding, refund, payout, order or dispute." })
  id!: string;

  @Field(() => Date, {
    description: "Time at which the money came, went or became due; for cash owed, the time of the order.",
  })
  happenedAt!: string;

  @Field(() => Rupees, { description: "Amount of the entry, in rupees; of a rounding it can be negative." })
  amount!: Paise;

  @Field(() => ID, { nullable: true, description: "Id of the order; null if no order came of the payment." })
  orderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Number of the order; null if no order came of the payment.",
  })
  orderNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name in the shipping address of the order; null without an order.",
  })
  customerName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Reference of the entry: Razorpay's id, the bank's reference or the tracking id; null if there is none.",
  })
  reference!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Reason of the refund or the dispute; null for other entries.",
  })
  reason!: string | null;

  @Field(() => RefundState, { nullable: true, description: "State of the refund; null for other entries." })
  state!: RefundState | null;
}

@InputType({ description: "Filter of the totals of the payments page; an omitted field does not filter." })
export class PaymentFigureFilter {
  @Field(() => Day, { nullable: true, description: "First day of the period, in India." })
  from?: string | null;

  @Field(() => Day, { nullable: true, description: "Last day of the period, in India." })
  to?: string | null;
}

@InputType({ description: "Filter of the entries of a figure; an omitted field does not filter." })
export class MoneyEntryFilter {
  @Field(() => MoneyFigure, { description: "Figure whose entries are listed." })
  figure!: MoneyFigure;

  @Field(() => Day, {
    nullable: true,
    description: "First day of the period, in India; without effect on figures of the present.",
  })
  from?: string | null;

  @Field(() => Day, {
    nullable: true,
    description: "Last day of the period, in India; without effect on figures of the present.",
  })
  to?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether to return only refunds that failed at the bank; for REFUND_DUE.",
  })
  isFailed!: boolean;
}

@ObjectType({ description: "Page of the entries of a figure, newest first.", simpleResolvers: true })
export class MoneyEntryConnection extends connectionOf("MoneyEntry", () => MoneyEntry) {
  @Field(() => Int, { description: "Number of entries in the whole list." })
  totalCount!: number;
}
