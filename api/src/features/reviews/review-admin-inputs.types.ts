import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "Input of `answerReview`." })
export class AnswerReviewInput {
  @Field(() => ID, { description: "Id of the review." })
  reviewId!: string;

  @Field(() => String, { description: "Answer in plain text, at most 2,000 characters." })
  answer!: string;

  @Field(() => Int, {
    description: "Version of the review that the admin read; REVIEW_CHANGED if it is another one now.",
  })
  version!: number;
}
