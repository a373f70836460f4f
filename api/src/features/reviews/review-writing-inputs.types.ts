import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "Input of `hideReview`." })
export class HideReviewInput {
  @Field(() => ID, { description: "Id of the review." })
  reviewId!: string;

  @Field(() => Boolean, { description: "Whether to hide the review; false shows it again." })
  hidden!: boolean;
}
