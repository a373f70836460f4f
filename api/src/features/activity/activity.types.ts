import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { OrderStatus } from "../orders/order-status.rules.ts";

export enum ActivityKind {
  ORDER_PLACED = "order_placed",
  ORDER_MOVED = "order_moved",
  REVIEW_WRITTEN = "review_written",
  WISHLISTED = "wishlisted",
}

registerEnumType(ActivityKind, {
  name: "ActivityKind",
  description:
    "What happened: an order placed or moved on, a review written, a product put into the wishlist.",
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

  @Field(() => Int, { nullable: true, description: "Stars of the review that was written." })
  rating!: number | null;
}
