import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { Review } from "./review.entity.ts";
import { ReviewFit, ReviewState } from "./review.rules.ts";

registerEnumType(ReviewState, {
  name: "ReviewState",
  description:
    "Which reviews a list shows: NEW ones that no admin has read, hidden or answered, HIDDEN ones, or ALL.",
});

@InputType({ description: "Filter of a list of reviews." })
export class ReviewFilter {
  @Field(() => ReviewState, { description: "State of the reviews." })
  state!: ReviewState;
}

@ObjectType({ description: "Page of reviews, newest first.", simpleResolvers: true })
export class ReviewConnection extends connectionOf("Review", () => Review) {
  @Field(() => Int, { description: "Number of reviews in the whole list." })
  totalCount!: number;
}

@ObjectType({ description: "Number of reviews of a product with a rating.", simpleResolvers: true })
export class RatingCount {
  @Field(() => Int, { description: "Rating in stars, 1 to 5." })
  rating!: number;

  @Field(() => Int, { description: "Number of reviews with this rating." })
  count!: number;
}

@ObjectType({ description: "Number of reviewers who found a fit of a product.", simpleResolvers: true })
export class FitCount {
  @Field(() => ReviewFit, { description: "Fit that the count is about." })
  fit!: ReviewFit;

  @Field(() => Int, { description: "Number of reviews that name this fit." })
  count!: number;
}

@InputType({ description: "Review of a product to write." })
export class WriteReviewInput {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => Int, { description: "Rating in stars, 1 to 5." })
  rating!: number;

  @Field(() => String, { description: "Comment in plain text, 1 to 2,000 characters." })
  comment!: string;

  @Field(() => String, {
    nullable: true,
    description: "Size that the reviewer wore: one of the product's sizes.",
  })
  sizeWorn?: string | null;

  @Field(() => ReviewFit, { nullable: true, description: "Fit of the garment, as the reviewer found it." })
  fit?: ReviewFit | null;
}
