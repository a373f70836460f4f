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
    description: "Adds the viewer's review of a product; a second one replaces the first.",
  })
  async writeReview(
    @Ctx() { shop, viewer }: Context,
    @Arg("input", () => WriteReviewInput, { description: "The review." }) input: WriteReviewInput,
  ) {
    const id = await writeReview(shop, loggedIn(viewer), input);
    return findReview(shop.database.source.manager, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => Review, {
    description: "Takes a review out of the shop's lists and averages, or back into them.",
  })
  async hideReview(
    @Ctx() context: Context,
    @Arg("reviewId", () => ID, { description: "The review." }) reviewId: string,
    @Arg("hidden", () => Boolean, { description: "Whether it is to be hidden." }) hidden: boolean,
  ) {
    await hideReview(context.shop, authorOf(context), { reviewId, isHidden: hidden });
    return findReview(context.shop.database.source.manager, reviewId);
  }

  @FieldResolver(() => Product, { description: "The product, also when it is no longer sold." })
  async product(@Root() review: ReviewRow, @Ctx() context: Context) {
    return (await productById(context, review.productId)) ?? refuse("PRODUCT_NOT_FOUND");
  }
}
