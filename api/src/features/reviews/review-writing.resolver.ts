import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { productById } from "../catalogue/product.loaders.ts";
import { Product } from "../catalogue/product.entity.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "./reviews.refusals.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { hideReview } from "./hide-review.command.ts";
import { Review } from "./review.entity.ts";
import { findReview, type ReviewRow } from "./review.store.ts";
import { WriteReviewInput } from "./review.types.ts";
import { writeReview } from "./write-review.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { HideReviewInput } from "./review-writing-inputs.types.ts";

@Resolver(() => Review)
export class ReviewWritingResolver {
  @Authorized(SHOPPER)
  @Refuses("BAD_RATING", "COMMENT_NEEDED", "COMMENT_TOO_LONG", "PRODUCT_NOT_FOUND", "REVIEW_SIZE_UNKNOWN")
  @Mutation(() => Review, {
    description: "Adds the viewer's review of a product; it replaces an earlier one.",
  })
  async writeReview(
    @Ctx() { services, viewer }: Context,
    @Arg("input", () => WriteReviewInput, { description: "Review to write." }) input: WriteReviewInput,
  ) {
    const id = await writeReview(services, loggedIn(viewer), input);
    return findReview(services.database.source.manager, id);
  }

  @Authorized(Permission.REVIEWS)
  @Refuses("REVIEW_NOT_FOUND")
  @Mutation(() => Review, {
    description: "Hides a review from the shop's lists and averages, or shows it again.",
  })
  async hideReview(
    @Ctx() context: Context,
    @InputArg(() => HideReviewInput) { reviewId, hidden }: HideReviewInput,
  ) {
    await hideReview(context.services, authorOf(context), { reviewId, isHidden: hidden });
    return findReview(context.services.database.source.manager, reviewId);
  }

  @FieldResolver(() => Product, { description: "Product of the review, also when it is no longer sold." })
  async product(@Root() review: ReviewRow, @Ctx() context: Context) {
    return (await productById(context, review.productId)) ?? refuse("PRODUCT_NOT_FOUND");
  }
}
