import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { givenCursor, pageOf, pageSize } from "../../../platform/paging/paging.ts";
import { ADMIN } from "../../../platform/viewer.ts";
import type { Context } from "../../shop/context.ts";
import { adminProductsById, type AdminProductRow } from "../admin/admin-product.store.ts";
import { AdminProduct } from "../admin/admin-product.types.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { asId } from "../../../platform/ids.ts";
import { batchOf } from "./batch.query.ts";
import { BatchKind, BatchStatus, undoableUntil } from "./batch.rules.ts";
import { countUnreadPictures } from "./batch-picture.store.ts";
import { listRows, rowCursor } from "./batch-row.store.ts";
import { downloadUrl } from "./download-link.ts";
import { ProductBatch } from "./product-batch.entity.ts";
import { batchCursor, listBatches, type ShownBatch } from "./product-batch.store.ts";
import { ProductBatchConnection, ProductBatchRowConnection } from "./product-batch.types.ts";

/** Maximum number of products of one table of the admin. */
const maxTableProducts = 100;

@Resolver(() => ProductBatch)
export class ProductBatchResolver {
  @Authorized(ADMIN)
  @Query(() => ProductBatch, { description: "One batch; BATCH_NOT_FOUND if missing." })
  productBatch(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the batch." }) id: string,
  ) {
    return batchOf(context, id);
  }

  @Authorized(ADMIN)
  @Query(() => ProductBatchConnection, { description: "The applied batches, newest first." })
  async productBatches(
    @Ctx() { shop, longestPage }: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "Entries of the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the entry before the page." })
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const rows = await listBatches(shop.database, { limit: size + 1, after: givenCursor(after) });
    return pageOf(rows, size, givenCursor(after), batchCursor);
  }

  @Authorized(ADMIN)
  @Query(() => [AdminProduct], { description: "At most 100 products by id, in that order, for a table." })
  async productsToEdit(
    @Ctx() { shop }: Context,
    @Arg("ids", () => [ID], { description: "The products." }) ids: string[],
  ): Promise<AdminProductRow[]> {
    if (ids.length > maxTableProducts)
      refuse("BULK_INVALID", { field: "ids", message: "Please choose at most 100 products." });
    const productIds = ids.map((id) => asId(id, "ids"));
    const products = await adminProductsById(shop.database, productIds);
    const productById = new Map(products.map((product) => [product.id, product]));
    return productIds.map((id) => productById.get(id)).filter((product) => product !== undefined);
  }

  @Authorized(ADMIN)
  @Query(() => String, {
    description: "The path of the whole catalogue as a CSV file. It works for 10 minutes.",
  })
  productExportUrl(@Ctx() { shop }: Context): string {
    return downloadUrl(shop, { kind: "export" }, new Date());
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: "The end of the time in which it can be undone; absent if it cannot be undone.",
  })
  undoableUntil(@Root() batch: ShownBatch): string | null {
    return undoableUntil(batch, new Date());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The path of the rows of an imported file that have a problem, as a CSV file, for 10 minutes.",
  })
  problemFileUrl(@Root() batch: ShownBatch, @Ctx() { shop }: Context): string | null {
    if (batch.kind !== BatchKind.IMPORT || batch.problemCount === 0) return null;
    return downloadUrl(shop, { kind: "problems", batchId: batch.id }, new Date());
  }

  @FieldResolver(() => Int, {
    description:
      "Pictures that the file names by URL and that are not read yet. The check goes on after them.",
  })
  picturesToRead(@Root() batch: ShownBatch, @Ctx() { shop }: Context): Promise<number> | number {
    return batch.status === BatchStatus.CHECKING ? countUnreadPictures(shop.database, batch.id) : 0;
  }

  @FieldResolver(() => ProductBatchRowConnection, {
    description: "What it does, product by product. Products that stay as they are have no row.",
  })
  async rows(
    @Root() batch: ShownBatch,
    @Ctx() { shop, longestPage }: Context,
    @Arg("first", () => Int, { defaultValue: 50, description: "Entries of the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the entry before the page." })
    after: string | null,
    @Arg("onlyProblems", () => Boolean, { defaultValue: false, description: "Only rows with a problem." })
    onlyProblems: boolean,
  ) {
    const size = pageSize(first, longestPage);
    const list = { batchId: batch.id, onlyProblems, after: givenCursor(after) };
    const rows = await listRows(shop.database, { ...list, limit: size + 1 });
    return pageOf(rows, size, list.after, rowCursor);
  }
}
