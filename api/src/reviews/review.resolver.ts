import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Product } from "../catalogue/product.entity.ts";
import type { ProductRow } from "../catalogue/product-row.rules.ts";
import type { Context } from "../context.ts";
import { pageOf, pageSize } from "../shared/paging.ts";
import { productReviews } from "./review.batches.ts";
import { reviewCursor, reviewsAfter } from "./review.store.ts";
import { ReviewConnection } from "./review.types.ts";

@Resolver(() => Product)
export class ReviewResolver {
  @FieldResolver(() => ReviewConnection, { description: "What shoppers say of it, newest first." })
  async reviews(
    @Root() product: ProductRow,
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 10, description: "Entries of the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the entry before the page." })
    after: string | null,
  ) {
    const size = pageSize(first, context.longestPage);
    const page = { productId: product.id, limit: size + 1 };
    const cursor = after ?? undefined;
    const rows = cursor
      ? await reviewsAfter(context.shop.database, { ...page, after: cursor })
      : await productReviews(context, page);
    return Object.assign(
      pageOf(rows, size, cursor, (row) => reviewCursor(product.id, row)),
      { totalCount: product.reviewCount },
    );
  }
}
