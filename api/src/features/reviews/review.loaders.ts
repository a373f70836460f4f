import type { Context } from "../shop/context.ts";
import { batched, grouped, inOrder } from "../../platform/async/loader.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { allRatings, shownFits } from "./review.rules.ts";
import { countFits, countRatings, firstReviews, hiddenReviewsOf, reviewsBy } from "./review.store.ts";

/** The first page of the reviews of a product. */
type FirstPage = { productId: string; limit: number };

const loader = batched(async ({ services }: Context, keys: readonly string[]) => {
  const pages = keys.map((key) => JSON.parse(key) as FirstPage);
  const longestPage = Math.max(...pages.map((page) => page.limit));
  const ids = [...new Set(pages.map((page) => page.productId))];
  const groups = grouped(
    ids,
    await firstReviews(services.database, ids, longestPage),
    (review) => review.productId,
  );
  return pages.map((page) => (groups[ids.indexOf(page.productId)] ?? []).slice(0, page.limit));
});

/** The first reviews of many products in one statement. */
export const productReviews = (context: Context, page: FirstPage) => loader(context, JSON.stringify(page));

/** The viewer's own reviews of many products, in one statement. */
export const ownReview = batched(async ({ services, viewer }: Context, productIds: readonly string[]) => {
  const rows = await reviewsBy(services.database.source.manager, loggedIn(viewer).userId, productIds);
  return inOrder(productIds, rows, (review) => review.productId);
});

/** The number of reviews by rating for many products, in one statement. */
export const ratingCounts = batched(async ({ services }: Context, productIds: readonly string[]) => {
  const rows = await countRatings(services.database, productIds);
  return grouped(productIds, rows, (row) => row.productId).map(allRatings);
});

/** The number of reviews by fit for many products, in one statement. */
export const fitCounts = batched(async ({ services }: Context, productIds: readonly string[]) => {
  const rows = await countFits(services.database, productIds);
  return grouped(productIds, rows, (row) => row.productId).map(shownFits);
});

/** The hidden reviews of many products, in one statement. */
export const hiddenReviews = batched(async ({ services }: Context, productIds: readonly string[]) =>
  grouped(
    productIds,
    await hiddenReviewsOf(services.database.source.manager, productIds),
    (review) => review.productId,
  ),
);
