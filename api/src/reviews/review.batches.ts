import type { Context } from "../context.ts";
import { batched, grouped } from "../shared/batch.ts";
import { firstReviews } from "./review.store.ts";

/** Which first page: the product, and how many reviews. */
type FirstPage = { productId: string; limit: number };

const loader = batched(async ({ shop }: Context, keys: readonly string[]) => {
  const pages = keys.map((key) => JSON.parse(key) as FirstPage);
  const most = Math.max(...pages.map((page) => page.limit));
  const ids = [...new Set(pages.map((page) => page.productId))];
  const groups = grouped(ids, await firstReviews(shop.database, ids, most), (review) => review.productId);
  return pages.map((page) => (groups[ids.indexOf(page.productId)] ?? []).slice(0, page.limit));
});

/** The first reviews of many products in one statement. */
export const productReviews = (context: Context, page: FirstPage) => loader(context, JSON.stringify(page));
