import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { ReturnSearch } from "./return.store.ts";
import type { Paise } from "../../platform/money.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import {
  ReturnKind,
  ReturnMethod,
  ReturnReason,
  ReturnStatus,
  ReturnStepKind,
} from "./return-status.rules.ts";
import { ReturnRequest } from "./return.entity.ts";

@InputType({ description: "Pieces of one line of an order to return." })
export class ReturnLineInput {
  @Field(() => ID, { description: "Id of the line of the order." })
  lineId!: string;

  @Field(() => Int, { description: "Number of pieces, 1 to 99." })
  quantity!: number;

  @Field(() => ReturnKind, { description: "Outcome that the shopper asks for." })
  kind!: ReturnKind;

  @Field(() => ReturnReason, { description: "Reason of the return." })
  reason!: ReturnReason;

  @Field(() => String, { nullable: true, description: "Comment on the pieces, at most 500 characters." })
  comment?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Size of the pieces, if an exchange has changed it; with `fromColor`.",
  })
  fromSize?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Colour of the pieces, if an exchange has changed it; with `fromSize`.",
  })
  fromColor?: string | null;

  @Field(() => String, { nullable: true, description: "Size of the replacement, for an exchange." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the replacement, for an exchange." })
  color?: string | null;
}

@InputType({ description: "Request to return or exchange pieces of a delivered order." })
export class RequestReturnInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => String, {
    description:
      "Idempotency key of the request, 8 to 100 printable characters: the same key gives the same return.",
  })
  idempotencyKey!: string;

  @Field(() => [ReturnLineInput], { description: "Pieces to return." })
  lines!: ReturnLineInput[];
}

@InputType({
  description:
    "Result of the inspection of one line of a return, earlier inspections included. The numbers add up to its pieces.",
})
export class InspectedLineInput {
  @Field(() => ID, { description: "Id of the line of the return." })
  lineId!: string;

  @Field(() => Int, { description: "Number of pieces that go back into stock." })
  restocked!: number;

  @Field(() => Int, { description: "Number of pieces that cannot be sold again." })
  writtenOff!: number;

  @Field(() => Int, {
    defaultValue: 0,
    description: "Number of pieces that did not arrive: they are neither refunded nor replaced.",
  })
  missing!: number;
}

@ObjectType({
  description: "Size and colour in stock, as a replacement for an exchange.",
  simpleResolvers: true,
})
export class Replacement {
  @Field(() => String, { nullable: true, description: "Size of the replacement; null without sizes." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the replacement; null without colours." })
  color!: string | null;

  @Field(() => Int, { description: "Number of pieces in stock." })
  stock!: number;
}

@ObjectType({ description: "Pieces that the shopper has and can return.", simpleResolvers: true })
export class ReturnablePieces {
  @Field(() => ID, { description: "Id of the line of the order." })
  lineId!: string;

  productId!: string;

  @Field(() => String, { description: "Title of the product when the order was placed." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Size that the shopper has; null without sizes." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour that the shopper has; null without colours." })
  color!: string | null;

  @Field(() => Int, { description: "Number of pieces that can still be returned." })
  quantity!: number;

  @Field(() => [Replacement], {
    description: "Sizes and colours in stock that the pieces can be exchanged for.",
  })
  replacements!: Replacement[];
}

@ObjectType({
  description: "Pieces of an order that can be returned, with the terms of a return.",
  simpleResolvers: true,
})
export class ReturnOptions {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => String, { description: "Order number, such as SJ100017." })
  orderNumber!: string;

  @Field(() => Day, { description: "Last day in India on which a return can be requested." })
  lastDay!: string;

  @Field(() => PaymentMethod, { description: "Payment method of the order; a refund goes the same way." })
  paymentMethod!: PaymentMethod;

  @Field(() => PaymentStatus, { description: "Payment status of the order." })
  paymentStatus!: PaymentStatus;

  @Field(() => ReturnMethod, { description: "How the pieces would come back." })
  method!: `${ReturnMethod}`;

  @Field(() => [ReturnablePieces], {
    description: "Pieces that can be returned; empty if a return is requested for all of them.",
  })
  pieces!: ReturnablePieces[];
}

@ObjectType({ description: "Refund that a return would bring.", simpleResolvers: true })
export class ReturnQuote {
  @Field(() => Rupees, { description: "Refund in rupees, shipping included." })
  amount!: Paise;

  @Field(() => Rupees, {
    description:
      "Shipping contained in the refund, in rupees; it is refunded with the last piece of the order.",
  })
  shipping!: Paise;
}

@ObjectType({ description: "Number of returns in a status.", simpleResolvers: true })
export class ReturnStatusCount {
  @Field(() => ReturnStatus, { description: "Status of the count." })
  status!: ReturnStatus;

  @Field(() => Int, { description: "Number of returns in the status." })
  count!: number;
}

@InputType({ description: "Filter of a list of returns; an omitted field does not filter." })
export class ReturnFilter {
  @Field(() => [ReturnStatus], { nullable: true, description: "Statuses of the returns; any if empty." })
  statuses?: ReturnStatus[] | null;

  @Field(() => String, {
    nullable: true,
    description: "Number of a return, or what finds its order: number, name, phone, e-mail address.",
  })
  text?: string | null;

  @Field(() => ID, { nullable: true, description: "Id of the account of the returns." })
  customerId?: string | null;
}

@ObjectType({ description: "Page of returns, newest first.", simpleResolvers: true })
export class ReturnConnection extends connectionOf("Return", () => ReturnRequest) {
  /** Only returns of this shopper; of all shoppers if absent. */
  userId!: string | undefined;

  /** Only returns in one of these statuses; in any if absent. */
  statuses!: readonly ReturnStatus[] | undefined;

  /** Only returns that it finds; all if absent. */
  search!: ReturnSearch | undefined;

  @Field(() => Int, { description: "Number of returns in the whole list." })
  totalCount!: number;

  @Field(() => [ReturnStatusCount], {
    description: "Number of returns in each status, as if no status were chosen.",
  })
  statusCounts!: ReturnStatusCount[];
}

@ObjectType({
  description: "Page of exchanges whose replacement is to be sent, the oldest first.",
  simpleResolvers: true,
})
export class ReplacementDueConnection extends connectionOf("ReplacementDue", () => ReturnRequest) {
  @Field(() => Int, { description: "Number of exchanges in the whole list." })
  totalCount!: number;
}

@ObjectType({ description: "Return as its order shows it.", simpleResolvers: true })
export class OrderReturn {
  @Field(() => ID, { description: "Id of the return." })
  id!: string;

  @Field(() => String, { description: "Return number, such as R-1001." })
  returnNumber!: string;

  @Field(() => ReturnStepKind, { description: "Last step of the return." })
  step!: ReturnStepKind;

  @Field(() => Boolean, { description: "Whether pieces of the return are exchanged." })
  isExchange!: boolean;
}
