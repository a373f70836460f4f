import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { refuse } from "../../platform/errors/errors.ts";
import type { Context } from "../shop/context.ts";
import { photographedReviews } from "./photographed-review.store.ts";
import { Review } from "./review.entity.ts";
import type { ReviewRow } from "./review.store.ts";

/** Maximum number of reviews. */
const maxReviews = 12;

/** Stars of a review that recommends its product. */
const minRating = 4;

@Resolver(() => Review)
export class PhotographedReviewResolver {
  @Query(() => [Review], {
    description: "Newest reviews of 4 or 5 stars with photographs, one of each product.",
  })
  photographedReviews(
    @Ctx() { services }: Context,
    @Arg("first", () => Int, {
      defaultValue: 4,
      description: `Maximum number of reviews, 1 to ${maxReviews}.`,
    })
    first: number,
  ): Promise<ReviewRow[]> {
    if (first < 1 || first > maxReviews)
      refuse("BAD_PAGE_SIZE", { field: "first", message: `Ask for 1 to ${maxReviews} reviews.` });
    return photographedReviews(services.database, { minRating, limit: first });
  }
}
