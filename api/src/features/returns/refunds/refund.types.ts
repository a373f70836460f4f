import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { OrderPiecesInput } from "../../orders/order-pieces-input.types.ts";
import { OrderStatus } from "../../orders/order-status.rules.ts";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";

@InputType({ description: "Pieces of an order line that are refunded." })
export class RefundedPiecesInput extends OrderPiecesInput {
  @Field(() => Boolean, { description: "Whether the pieces come back into stock." })
  isRestocked!: boolean;
}

@InputType({ description: "Order as the admin saw it; ORDER_CHANGED if it has changed since." })
export class SeenOrderInput {
  @Field(() => OrderStatus, { description: "Status of the order." })
  orderStatus!: OrderStatus;

  @Field(() => Rupees, { description: "`creditedAmount` of the order, in rupees." })
  creditedAmount!: Paise;
}

@InputType({ description: "Pieces that an admin removes from an order before they are shipped." })
export class CancelPiecesInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => [OrderPiecesInput], { description: "Pieces to remove, each line once." })
  lines!: OrderPiecesInput[];

  @Field(() => String, {
    nullable: true,
    description: "Reason that the shopper reads, at most 300 characters.",
  })
  note?: string | null;

  @Field(() => SeenOrderInput, { description: "Order as the admin saw it." })
  seen!: SeenOrderInput;

  @Field(() => String, { description: "Key of the request: a repeated request has one effect." })
  idempotencyKey!: string;
}

@InputType({ description: "Refund that an admin makes: pieces, the shipping, or an amount." })
export class RefundOrderInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => [RefundedPiecesInput], {
    defaultValue: [],
    description: "Pieces that have left the shop, each line once.",
  })
  lines!: RefundedPiecesInput[];

  @Field(() => Boolean, { defaultValue: false, description: "Whether to refund the shipping." })
  hasShipping!: boolean;

  @Field(() => Rupees, {
    nullable: true,
    description: "Amount off the prices of the pieces, in rupees; not together with pieces.",
  })
  reduction?: Paise | null;

  @Field(() => String, {
    nullable: true,
    description: "Reason that the shopper reads, at most 300 characters; required for an amount.",
  })
  note?: string | null;

  @Field(() => SeenOrderInput, { description: "Order as the admin saw it." })
  seen!: SeenOrderInput;

  @Field(() => String, { description: "Key of the request: a repeated request has one effect." })
  idempotencyKey!: string;
}

@ObjectType({ description: "Pieces of an order that can be removed or refunded.", simpleResolvers: true })
export class RefundablePieces {
  @Field(() => ID, { description: "Id of the line of the order." })
  lineId!: string;

  @Field(() => String, { description: "Title of the product when the order was placed." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Size of the pieces; null without sizes." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the pieces; null without colours." })
  color!: string | null;

  @Field(() => Int, { description: "Number of pieces." })
  quantity!: number;
}

@ObjectType({
  description: "What an admin can remove from an order, and refund of it.",
  simpleResolvers: true,
})
export class RefundOptions {
  @Field(() => [RefundablePieces], { description: "Pieces that are still in the shop: they can be removed." })
  unshipped!: RefundablePieces[];

  @Field(() => [RefundablePieces], {
    description: "Pieces that have left the shop and are in no open return: they can be refunded.",
  })
  shipped!: RefundablePieces[];

  @Field(() => Rupees, { description: "Shipping that is still charged, in rupees." })
  shipping!: Paise;

  @Field(() => Rupees, { description: "Highest amount off the prices, in rupees." })
  mostReduction!: Paise;

  @Field(() => String, { nullable: true, description: "Why no piece can be removed now; null if some can." })
  cancelProblem!: string | null;

  @Field(() => String, { nullable: true, description: "Why nothing can be refunded now; null if it can." })
  refundProblem!: string | null;
}

@ObjectType({ description: "Amount of a refund.", simpleResolvers: true })
export class RefundQuote {
  @Field(() => Rupees, { description: "Amount in rupees, GST and shipping included." })
  amount!: Paise;

  @Field(() => Rupees, { description: "Part of `amount` that is shipping, in rupees." })
  shipping!: Paise;
}
