import type { EntityManager } from "typeorm";
import { outdatePages } from "../../../platform/edge/outdated-pages.ts";
import { productTag } from "../../shop/edge-tags.rules.ts";

/** The pages and public queries of products that an account has reviewed are outdated: its reviews show its name. */
export const outdateReviewsOf = async (tx: EntityManager, userId: string): Promise<void> => {
  const rows = await tx.query<{ productId: string }[]>(
    `select distinct product_id as "productId" from reviews where user_id = $1`,
    [userId],
  );
  outdatePages(
    tx,
    rows.map(({ productId }) => productTag(productId)),
  );
};
