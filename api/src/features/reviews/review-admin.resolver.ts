import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { refuse } from "./reviews.refusals.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { answerReview } from "./answer-review.command.ts";
import { markReviewsRead } from "./mark-reviews-read.command.ts";
import { countReviews, listedReviewCursor, listReviews } from "./review-list.store.ts";
import { Review } from "./review.entity.ts";
import { findReview, reviewsWithIds, type ReviewRow } from "./review.store.ts";
import { ReviewConnection, ReviewFilter } from "./review.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { AnswerReviewInput } from "./review-admin-inputs.types.ts";

/** The reviews of all products, for admins. */
@Resolver(() => Review)
export class ReviewAdminResolver {
  @Authorized(Permission.REVIEWS)
  @Query(() => ReviewConnection, {
    description: "Reviews of all products, newest first.",
  })
  async reviews(
    @Ctx() { services, longestPage }: Context,
    @Arg("filter", () => ReviewFilter, { description: "Which reviews to return." })
    { state }: ReviewFilter,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const list = { state, after: givenCursor(after) };
    const [rows, totalCount] = await Promise.all([
      listReviews(services.database, { ...list, limit: size + 1 }),
      countReviews(services.database, state),
    ]);
    return Object.assign(
      pageOf(rows, size, list.after, (row) => listedReviewCursor(state, row)),
      { totalCount },
    );
  }

  @Authorized(Permission.REVIEWS)
  @Refuses("ANSWER_TOO_LONG", "REVIEW_CHANGED", "REVIEW_NOT_FOUND")
  @Mutation(() => Review, {
    description:
      "Puts the shop's answer below a review, or changes it; a blank text takes it back. The reviewer is mailed about the first answer if they want mails.",
  })
  async answerReview(@Ctx() context: Context, @InputArg(() => AnswerReviewInput) input: AnswerReviewInput) {
    await answerReview(context.services, authorOf(context), input);
    return (
      (await findReview(context.services.database.source.manager, input.reviewId)) ??
      refuse("REVIEW_NOT_FOUND")
    );
  }

  @Authorized(Permission.REVIEWS)
  @Mutation(() => [Review], {
    description:
      "Marks reviews as read: they are no longer listed as new. Returns them, without those that no longer exist.",
  })
  async markReviewsRead(
    @Ctx() context: Context,
    @Arg("reviewIds", () => [ID], { description: "Ids of the reviews, at most 100." }) reviewIds: string[],
  ): Promise<ReviewRow[]> {
    const ids = await markReviewsRead(context.services, authorOf(context), reviewIds);
    return reviewsWithIds(context.services.database.source.manager, ids);
  }

  @Authorized(Permission.REVIEWS)
  @FieldResolver(() => Int, {
    description: "Version of the review: it grows with each new text or answer.",
  })
  version(@Root() { version }: ReviewRow): number {
    return version;
  }

  @Authorized(Permission.REVIEWS)
  @FieldResolver(() => Date, {
    nullable: true,
    description: "Time at which an admin read, hid or answered the review; null while it is new.",
  })
  readAt(@Root() { readAt }: ReviewRow): string | null {
    return readAt;
  }
}
