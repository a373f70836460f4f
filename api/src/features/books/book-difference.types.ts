import { Field, ID, Int, ObjectType, registerEnumType, InputType } from "type-graphql";
import { Month } from "../../platform/graphql/month.scalar.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { BookDifferenceKind } from "./book-difference.rules.ts";

registerEnumType(BookDifferenceKind, {
  name: "BookDifferenceKind",
  description:
    "What does not match in the books. INVOICE_AMOUNT: invoice and order differ. OTHER_GSTIN: a document that the return leaves out. CASH_AMOUNT: more or less cash than was to collect. CASH_ON_THE_WAY: invoiced, not delivered yet. NOT_SETTLED: a payment that no report of Razorpay names. SETTLEMENT_ROW: a row of a report that is unknown or differs.",
});

@ObjectType({ description: "Difference between two books of the shop.", simpleResolvers: true })
export class BookDifference {
  @Field(() => ID, { description: "Id of the order, document, payment, refund or row that differs." })
  id!: string;

  @Field(() => BookDifferenceKind, { description: "What does not match." })
  kind!: BookDifferenceKind;

  @Field(() => Date, { description: "Time of the entry that differs." })
  happenedAt!: string;

  @Field(() => Rupees, { description: "Amount of the entry, in rupees." })
  amount!: Paise;

  @Field(() => Rupees, {
    nullable: true,
    description: "Amount in the other book, in rupees; null if it has none.",
  })
  otherAmount!: Paise | null;

  @Field(() => ID, { nullable: true, description: "Id of the order; null if there is none." })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: "Number of the order; null if there is none." })
  orderNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Number of the document, Razorpay's id or the tracking id; null if there is none.",
  })
  reference!: string | null;
}

@ObjectType({ description: "Number and sum of the differences of one kind.", simpleResolvers: true })
export class BookDifferenceCount {
  @Field(() => BookDifferenceKind, { description: "What does not match." })
  kind!: BookDifferenceKind;

  @Field(() => Int, { description: "Number of differences." })
  count!: number;

  @Field(() => Rupees, { description: "Sum of their amounts, in rupees." })
  amount!: Paise;
}

@InputType({ description: "Filter of the differences in the books." })
export class BookDifferenceFilter {
  @Field(() => Month, { description: "Month in India." })
  month!: string;

  @Field(() => BookDifferenceKind, { description: "What does not match." })
  kind!: BookDifferenceKind;
}

@ObjectType({ description: "Page of differences in the books, newest first.", simpleResolvers: true })
export class BookDifferenceConnection extends connectionOf("BookDifference", () => BookDifference) {
  @Field(() => Int, { description: "Number of entries in the whole list." })
  totalCount!: number;
}
