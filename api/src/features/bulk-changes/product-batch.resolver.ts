import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { DownloadLink } from "../../platform/files/download-link.types.ts";
import { Authorized, NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { countRows, withCount } from "../../platform/paging/count-rows.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import type { Context } from "../shop/context.ts";
import { adminProductsById, type AdminProductRow } from "../product-admin/admin-product.store.ts";
import { AdminProduct } from "../product-admin/admin-product.types.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { asId } from "../../platform/ids.ts";
import { batchOf } from "./batch.query.ts";
import { BatchKind, BatchStatus, undoExpiresAt } from "./batch.rules.ts";
import { countUnreadPictures } from "./batch-picture.store.ts";
import { listRows, rowCursor, rowsOfBatch } from "./batch-row.store.ts";
import { downloadLink } from "./download-link.ts";
import { ProductBatch } from "./product-batch.entity.ts";
import { appliedBatches, batchCursor, listBatches, type ShownBatch } from "./product-batch.store.ts";
import { ProductBatchConnection, ProductBatchRowConnection } from "./product-batch.types.ts";

/** Maximum number of products of one table of the admin. */
const maxTableProducts = 100;

@Resolver(() => ProductBatch)
export class ProductBatchResolver {
  @Authorized(Permission.PRODUCTS)
  @Refuses("BATCH_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => ProductBatch, { nullable: true, description: "Batch by id." })
  productBatch(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the batch." }) id: string,
  ) {
    return batchOf(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Query(() => ProductBatchConnection, { description: "Applied batches, newest first." })
  async productBatches(
    @Ctx() { services, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const rows = await listBatches(services.database, { limit: size + 1, after: givenCursor(after) });
    return withCount(pageOf(rows, size, givenCursor(after), batchCursor), () =>
      countRows(services.database, appliedBatches),
    );
  }

  @Authorized(Permission.PRODUCTS)
  @Query(() => [AdminProduct], {
    description: "Products to edit in a table, at most 100, in the order of the ids.",
  })
  async productsToEdit(
    @Ctx() { services }: Context,
    @Arg("ids", () => [ID], { description: "Ids of the products, at most 100." }) ids: string[],
  ): Promise<AdminProductRow[]> {
    if (ids.length > maxTableProducts)
      refuse("BULK_INVALID", { field: "ids", message: "Please choose at most 100 products." });
    const productIds = ids.map((id) => asId(id, "ids"));
    const products = await adminProductsById(services.database, productIds);
    const productById = new Map(products.map((product) => [product.id, product]));
    return productIds.map((id) => productById.get(id)).filter((product) => product !== undefined);
  }

  @Authorized(Permission.PRODUCTS)
  @Query(() => DownloadLink, {
    description: "Link to the whole catalogue as a CSV file, valid for 10 minutes.",
  })
  productExportLink(@Ctx() { services, viewer }: Context): DownloadLink {
    return downloadLink(services, loggedIn(viewer), { kind: "export" });
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: "Time until which the batch can be undone; null if it cannot be undone.",
  })
  undoExpiresAt(@Root() batch: ShownBatch): string | null {
    return undoExpiresAt(batch, new Date());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Path to download the rows of an imported file that have a problem, as a CSV file, valid for 10 minutes.",
  })
  problemFileUrl(@Root() batch: ShownBatch, @Ctx() { services, viewer }: Context): string | null {
    if (batch.kind !== BatchKind.IMPORT || batch.problemCount === 0) return null;
    return downloadLink(services, loggedIn(viewer), { kind: "problems", batchId: batch.id }).url;
  }

  @FieldResolver(() => Int, {
    description:
      "Number of pictures that the file names by URL and that are not read yet; the check continues after them.",
  })
  picturesToRead(@Root() batch: ShownBatch, @Ctx() { services }: Context): Promise<number> | number {
    return batch.status === BatchStatus.CHECKING ? countUnreadPictures(services.database, batch.id) : 0;
  }

  @FieldResolver(() => ProductBatchRowConnection, {
    description: "Rows of the batch, one for each product that changes. Unchanged products have no row.",
  })
  async rows(
    @Root() batch: ShownBatch,
    @Ctx() { services, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
    @Arg("onlyProblems", () => Boolean, {
      defaultValue: false,
      description: "Whether to return only rows with a problem.",
    })
    onlyProblems: boolean,
  ) {
    const size = pageSize(first, longestPage);
    const selection = { batchId: batch.id, onlyProblems };
    const cursor = givenCursor(after);
    const rows = await listRows(services.database, { ...selection, after: cursor, limit: size + 1 });
    return withCount(pageOf(rows, size, cursor, rowCursor), () =>
      countRows(services.database, rowsOfBatch(selection)),
    );
  }
}
