import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { ReturnStepKind } from "../returns/return-status.rules.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";

export enum ActivityKind {
  ORDER_PLACED = "order_placed",
  ORDER_MOVED = "order_moved",
  RETURN_MOVED = "return_moved",
  REVIEW_WRITTEN = "review_written",
  WISHLISTED = "wishlisted",
}

registerEnumType(ActivityKind, {
  name: "ActivityKind",
  description:
    "What happened: an order placed or moved on, a step of a return, a review written, a product put into the wishlist.",
});

/** One event of a shopper's account. Decision 5. */
@ObjectType({ description: "Something that happened between a shopper and the shop.", simpleResolvers: true })
export class Activity {
  @Field(() => ID, { description: "Id of what happened." })
  id!: string;

  @Field(() => ActivityKind, { description: "What happened." })
  kind!: ActivityKind;

  @Field(() => Date, { description: "When it happened." })
  happenedAt!: Date;

  @Field(() => String, { nullable: true, description: "Number of the order, where it is about one." })
  orderNumber!: string | null;

  @Field(() => OrderStatus, { nullable: true, description: "Where that order went." })
  orderStatus!: OrderStatus | null;

  @Field(() => ID, { nullable: true, description: "The product, where it is about one." })
  productId!: string | null;

  @Field(() => String, { nullable: true, description: "Its title." })
  productTitle!: string | null;

  @Field(() => ID, { nullable: true, description: "The return, where it is about one." })
  returnId!: string | null;

  @Field(() => String, { nullable: true, description: "Number of the return." })
  returnNumber!: string | null;

  @Field(() => ReturnStepKind, { nullable: true, description: "What happened to the return." })
  returnStep!: ReturnStepKind | null;

  @Field(() => Rupees, { nullable: true, description: "The money that a completed return gives back." })
  amount!: Paise | null;

  @Field(() => Int, { nullable: true, description: "Stars of the review that was written." })
  rating!: number | null;
}
