import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { ProductRow } from "../catalogue/product-columns.store.ts";
import type { Context } from "../shop/context.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { fitCounts, hiddenReviews, ownReview, productReviews, ratingCounts } from "./review.loaders.ts";
import { Review } from "./review.entity.ts";
import { allRatings, shownFits } from "./review.rules.ts";
import { reviewCursor, reviewsAfter } from "./review.store.ts";
import { FitCount, RatingCount, ReviewConnection } from "./review.types.ts";

@Resolver(() => Product)
export class ReviewResolver {
  @FieldResolver(() => ReviewConnection, { description: "Reviews of the product, newest first." })
  async reviews(
    @Root() product: ProductRow,
    @Ctx() context: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const size = pageSize(first, context.longestPage);
    const page = { productId: product.id, limit: size + 1 };
    const cursor = givenCursor(after);
    const rows = cursor
      ? await reviewsAfter(context.services.database, { ...page, after: cursor })
      : await productReviews(context, page);
    return Object.assign(
      pageOf(rows, size, cursor, (row) => reviewCursor(product.id, row)),
      { totalCount: product.reviewCount },
    );
  }

  @FieldResolver(() => [RatingCount], {
    description: "Number of reviews with 5, 4, 3, 2 and 1 stars, in that order.",
  })
  ratingCounts(@Root() product: ProductRow, @Ctx() context: Context) {
    return product.reviewCount === 0 ? allRatings([]) : ratingCounts(context, product.id);
  }

  @FieldResolver(() => [FitCount], {
    description:
      "Number of reviewers who found that the product runs small, is true to size and runs large, in that order; empty below 5 answers.",
  })
  fitCounts(@Root() product: ProductRow, @Ctx() context: Context) {
    return product.reviewCount === 0 ? shownFits([]) : fitCounts(context, product.id);
  }

  @FieldResolver(() => Review, {
    nullable: true,
    description: "Review of the product by the viewer; null without one, and for visitors and admins.",
  })
  myReview(@Root() product: ProductRow, @Ctx() context: Context) {
    return context.viewer?.role === SHOPPER ? ownReview(context, product.id) : null;
  }

  @Authorized(Permission.REVIEWS)
  @FieldResolver(() => [Review], {
    description: "Reviews of the product that the shop has hidden.",
  })
  hiddenReviews(@Root() product: ProductRow, @Ctx() context: Context) {
    return hiddenReviews(context, product.id);
  }
}
