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
  @Query(() => ProductBatch, { description: "Batch by id; BATCH_NOT_FOUND if missing. Admins only." })
  productBatch(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the batch." }) id: string,
  ) {
    return batchOf(context, id);
  }

  @Authorized(ADMIN)
  @Query(() => ProductBatchConnection, { description: "Applied batches, newest first. Admins only." })
  async productBatches(
    @Ctx() { shop, longestPage }: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const rows = await listBatches(shop.database, { limit: size + 1, after: givenCursor(after) });
    return pageOf(rows, size, givenCursor(after), batchCursor);
  }

  @Authorized(ADMIN)
  @Query(() => [AdminProduct], {
    description: "Products to edit in a table, at most 100, in the order of the ids. Admins only.",
  })
  async productsToEdit(
    @Ctx() { shop }: Context,
    @Arg("ids", () => [ID], { description: "Ids of the products, at most 100." }) ids: string[],
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
    description: "Path to download the whole catalogue as a CSV file, valid for 10 minutes. Admins only.",
  })
  productExportUrl(@Ctx() { shop }: Context): string {
    return downloadUrl(shop, { kind: "export" }, new Date());
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: "Time until which the batch can be undone; null if it cannot be undone.",
  })
  undoableUntil(@Root() batch: ShownBatch): string | null {
    return undoableUntil(batch, new Date());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Path to download the rows of an imported file that have a problem, as a CSV file, valid for 10 minutes.",
  })
  problemFileUrl(@Root() batch: ShownBatch, @Ctx() { shop }: Context): string | null {
    if (batch.kind !== BatchKind.IMPORT || batch.problemCount === 0) return null;
    return downloadUrl(shop, { kind: "problems", batchId: batch.id }, new Date());
  }

  @FieldResolver(() => Int, {
    description:
      "Number of pictures that the file names by URL and that are not read yet; the check continues after them.",
  })
  picturesToRead(@Root() batch: ShownBatch, @Ctx() { shop }: Context): Promise<number> | number {
    return batch.status === BatchStatus.CHECKING ? countUnreadPictures(shop.database, batch.id) : 0;
  }

  @FieldResolver(() => ProductBatchRowConnection, {
    description: "Rows of the batch, one for each product that changes. Unchanged products have no row.",
  })
  async rows(
    @Root() batch: ShownBatch,
    @Ctx() { shop, longestPage }: Context,
    @Arg("first", () => Int, { defaultValue: 50, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
    @Arg("onlyProblems", () => Boolean, {
      defaultValue: false,
      description: "Whether to return only rows with a problem.",
    })
    onlyProblems: boolean,
  ) {
    const size = pageSize(first, longestPage);
    const list = { batchId: batch.id, onlyProblems, after: givenCursor(after) };
    const rows = await listRows(shop.database, { ...list, limit: size + 1 });
    return pageOf(rows, size, list.after, rowCursor);
  }
}
