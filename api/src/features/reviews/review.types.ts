import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { Review } from "./review.entity.ts";
import { ReviewFit } from "./review.rules.ts";

@ObjectType({ description: "Reviews of a product, newest first, page by page.", simpleResolvers: true })
export class ReviewConnection extends connectionOf("Review", () => Review) {
  @Field(() => Int, { description: "Reviews in all." })
  totalCount!: number;
}

@ObjectType({ description: "How many shoppers gave a product so many stars.", simpleResolvers: true })
export class RatingCount {
  @Field(() => Int, { description: "Stars, 1 to 5." })
  rating!: number;

  @Field(() => Int, { description: "Reviews with that many." })
  count!: number;
}

@ObjectType({ description: "How many reviewers found that a product fits so.", simpleResolvers: true })
export class FitCount {
  @Field(() => ReviewFit, { description: "The fit." })
  fit!: ReviewFit;

  @Field(() => Int, { description: "Reviews that say so." })
  count!: number;
}

@InputType({ description: "What a shopper says of a product." })
export class WriteReviewInput {
  @Field(() => ID, { description: "The product." })
  productId!: string;

  @Field(() => Int, { description: "Stars, 1 to 5." })
  rating!: number;

  @Field(() => String, { description: "Plain text, 1 to 2,000 characters." })
  comment!: string;

  @Field(() => String, { nullable: true, description: "The size worn: one of the product's." })
  sizeWorn?: string | null;

  @Field(() => ReviewFit, { nullable: true, description: "How it fits." })
  fit?: ReviewFit | null;
}
