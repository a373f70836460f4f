import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { productById } from "../catalogue/product.batches.ts";
import { Product } from "../catalogue/product.entity.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { ADMIN, SHOPPER } from "../../platform/viewer.ts";
import { hideReview } from "./hide-review.command.ts";
import { Review } from "./review.entity.ts";
import { findReview, type ReviewRow } from "./review.store.ts";
import { WriteReviewInput } from "./review.types.ts";
import { writeReview } from "./write-review.command.ts";

@Resolver(() => Review)
export class ReviewWritingResolver {
  @Authorized(SHOPPER)
  @Mutation(() => Review, {
    description: "Adds the viewer's review of a product; it replaces an earlier one.",
  })
  async writeReview(
    @Ctx() { shop, viewer }: Context,
    @Arg("input", () => WriteReviewInput, { description: "Review to write." }) input: WriteReviewInput,
  ) {
    const id = await writeReview(shop, loggedIn(viewer), input);
    return findReview(shop.database.source.manager, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => Review, {
    description: "Hides a review from the shop's lists and averages, or shows it again. Admins only.",
  })
  async hideReview(
    @Ctx() context: Context,
    @Arg("reviewId", () => ID, { description: "Id of the review." }) reviewId: string,
    @Arg("hidden", () => Boolean, { description: "Whether to hide the review; false shows it again." })
    hidden: boolean,
  ) {
    await hideReview(context.shop, authorOf(context), { reviewId, isHidden: hidden });
    return findReview(context.shop.database.source.manager, reviewId);
  }

  @FieldResolver(() => Product, { description: "Product of the review, also when it is no longer sold." })
  async product(@Root() review: ReviewRow, @Ctx() context: Context) {
    return (await productById(context, review.productId)) ?? refuse("PRODUCT_NOT_FOUND");
  }
}
