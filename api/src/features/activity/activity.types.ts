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
    "Kind of an event: an order placed or moved on, a step of a return, a review written, a product put into the wishlist.",
});

/** One event of a shopper's account. Decision 5. */
@ObjectType({ description: "Event in a shopper's account.", simpleResolvers: true })
export class Activity {
  @Field(() => ID, { description: "Id of the order step, return step, review or product." })
  id!: string;

  @Field(() => ActivityKind, { description: "Kind of the event." })
  kind!: ActivityKind;

  @Field(() => Date, { description: "Time of the event." })
  happenedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "Order number, such as SJ100017; null unless about an order.",
  })
  orderNumber!: string | null;

  @Field(() => OrderStatus, {
    nullable: true,
    description: "Status that the order got; null unless about an order.",
  })
  orderStatus!: OrderStatus | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the product; null unless about a review or the wishlist.",
  })
  productId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Title of the product; null unless about a review or the wishlist.",
  })
  productTitle!: string | null;

  @Field(() => ID, { nullable: true, description: "Id of the return; null unless about a return." })
  returnId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Return number, such as R-1001; null unless about a return.",
  })
  returnNumber!: string | null;

  @Field(() => ReturnStepKind, {
    nullable: true,
    description: "Step of the return; null unless about a return.",
  })
  returnStep!: ReturnStepKind | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "Refund of a completed return, in rupees; null for other events, and without a refund.",
  })
  amount!: Paise | null;

  @Field(() => Int, {
    nullable: true,
    description: "Stars of the review, 1 to 5; null unless about a review.",
  })
  rating!: number | null;
}
