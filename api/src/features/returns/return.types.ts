import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { ReturnKind, ReturnReason, ReturnStatus, ReturnStepKind } from "./return-status.rules.ts";
import { ReturnRequest } from "./return.entity.ts";

@InputType({ description: "Pieces of one line of an order that are to come back." })
export class ReturnLineInput {
  @Field(() => ID, { description: "The line of the order." })
  lineId!: string;

  @Field(() => Int, { description: "Pieces, from 1 to 99." })
  quantity!: number;

  @Field(() => ReturnKind, { description: "What the shopper wants for them." })
  kind!: ReturnKind;

  @Field(() => ReturnReason, { description: "Why they come back." })
  reason!: ReturnReason;

  @Field(() => String, { nullable: true, description: "More about it, at most 500 characters." })
  comment?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The size of the pieces, if an exchange has changed it; with `fromColor`.",
  })
  fromSize?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The colour of the pieces, if an exchange has changed it; with `fromSize`.",
  })
  fromColor?: string | null;

  @Field(() => String, { nullable: true, description: "For an exchange: the size that is wanted." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "For an exchange: the colour that is wanted." })
  color?: string | null;
}

@InputType({ description: "A request to return or exchange pieces of a delivered order." })
export class RequestReturnInput {
  @Field(() => ID, { description: "The order." })
  orderId!: string;

  @Field(() => String, {
    description: "Names the request: the same key gives the same return. 8 to 100 printable characters.",
  })
  idempotencyKey!: string;

  @Field(() => [ReturnLineInput], { description: "The pieces." })
  lines!: ReturnLineInput[];
}

@InputType({ description: "What the shop found of one line of a return. Both numbers add up to its pieces." })
export class InspectedLineInput {
  @Field(() => ID, { description: "The line of the return." })
  lineId!: string;

  @Field(() => Int, { description: "Pieces that go back into stock." })
  restocked!: number;

  @Field(() => Int, { description: "Pieces that cannot be sold again." })
  writtenOff!: number;
}

@ObjectType({ description: "A size and colour in stock, for an exchange.", simpleResolvers: true })
export class Replacement {
  @Field(() => String, { nullable: true, description: "The size; absent for one size." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "The colour; absent for a product without colours." })
  color!: string | null;

  @Field(() => Int, { description: "Pieces in stock." })
  stock!: number;
}

@ObjectType({ description: "Pieces that the shopper has and can return.", simpleResolvers: true })
export class ReturnablePieces {
  @Field(() => ID, { description: "The line of the order." })
  lineId!: string;

  productId!: string;

  @Field(() => String, { description: "Title of the moment of the order." })
  title!: string;

  @Field(() => String, { nullable: true, description: "The size that the shopper has." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "The colour that the shopper has." })
  color!: string | null;

  @Field(() => Int, { description: "Pieces that are left to return." })
  quantity!: number;

  @Field(() => [Replacement], { description: "What they can be exchanged for now." })
  replacements!: Replacement[];
}

@ObjectType({ description: "What can be returned of an order.", simpleResolvers: true })
export class ReturnOptions {
  @Field(() => ID, { description: "The order." })
  orderId!: string;

  @Field(() => String, { description: "Its number." })
  orderNumber!: string;

  @Field(() => Day, { description: "The last day on which a return can be requested." })
  lastDay!: string;

  @Field(() => PaymentMethod, { description: "How the order was paid: money goes back the same way." })
  paymentMethod!: PaymentMethod;

  @Field(() => PaymentStatus, { description: "Whether it is paid." })
  paymentStatus!: PaymentStatus;

  @Field(() => [ReturnablePieces], { description: "The pieces; empty if all have been asked for." })
  pieces!: ReturnablePieces[];
}

@ObjectType({ description: "What a return would bring.", simpleResolvers: true })
export class ReturnQuote {
  @Field(() => Rupees, { description: "Refund amount, shipping included." })
  amount!: Paise;

  @Field(() => Rupees, { description: "Shipping in it: with the last piece of the order." })
  shipping!: Paise;
}

@ObjectType({ description: "Number of returns in a status.", simpleResolvers: true })
export class ReturnStatusCount {
  @Field(() => ReturnStatus, { description: "The status." })
  status!: ReturnStatus;

  @Field(() => Int, { description: "Returns in it." })
  count!: number;
}

@ObjectType({ description: "Returns, newest first, page by page.", simpleResolvers: true })
export class ReturnConnection extends connectionOf("Return", () => ReturnRequest) {
  /** Only returns of this shopper; of all shoppers if absent. */
  userId!: string | undefined;

  /** Only returns in one of these statuses; in any if absent. */
  statuses!: readonly ReturnStatus[] | undefined;

  @Field(() => Int, { description: "Returns in the whole list." })
  totalCount!: number;

  @Field(() => [ReturnStatusCount], { description: "For each status, as if no status were chosen." })
  statusCounts!: ReturnStatusCount[];
}

@ObjectType({
  description: "Exchanges whose replacement is to be sent, page by page, the oldest first.",
  simpleResolvers: true,
})
export class ReplacementsDueConnection extends connectionOf("ReplacementDue", () => ReturnRequest) {
  @Field(() => Int, { description: "Entries in the whole list." })
  totalCount!: number;
}

@ObjectType({ description: "A return, as its order shows it.", simpleResolvers: true })
export class OrderReturn {
  @Field(() => ID, { description: "Id of the return." })
  id!: string;

  @Field(() => String, { description: "Its number." })
  returnNumber!: string;

  @Field(() => ReturnStepKind, { description: "Its last step." })
  step!: ReturnStepKind;

  @Field(() => Boolean, { description: "Whether pieces of it are exchanged." })
  isExchange!: boolean;
}
