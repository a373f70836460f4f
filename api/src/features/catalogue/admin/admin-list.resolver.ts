import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { refuse } from "../../../platform/errors/errors.ts";
import { givenCursor, pageOf, pageSize } from "../../../platform/paging/paging.ts";
import { cleanLine } from "../../../platform/text.ts";
import { ADMIN } from "../../../platform/viewer.ts";
import type { Context } from "../../shop/context.ts";
import { maxTermLength } from "../search-term.rules.ts";
import { adminCountCache } from "./admin-count.cache.ts";
import { adminProductKeys, countAdminProducts, maxCounted } from "./admin-count.store.ts";
import { adminParts } from "./admin-list.query.ts";
import {
  adminCursorOf,
  adminProductCursor,
  AdminProductSort,
  AdminProductState,
  adminSelectionKey,
  idRangeOf,
  type AdminProductSelection,
} from "./admin-list.rules.ts";
import { listAdminProducts } from "./admin-list.store.ts";
import { recordReads } from "./record-reads.command.ts";
import { AdminProductConnection, AdminProductFilter, AdminProductKeys } from "./admin-list.types.ts";

const selectionOf = (filter: AdminProductFilter | null): AdminProductSelection => {
  const text = cleanLine(filter?.text ?? "", "text", maxTermLength) || undefined;
  const ids = text === undefined ? undefined : idRangeOf(text);
  return {
    state: filter?.state ?? AdminProductState.ACTIVE,
    text: ids ? undefined : text,
    ids,
    categories: filter?.categories?.length ? [...new Set(filter.categories)].sort() : undefined,
    stock: filter?.stock ?? undefined,
    hasPictures: filter?.hasPictures ?? undefined,
  };
};

@Resolver(() => AdminProductConnection)
export class AdminListResolver {
  @Authorized(ADMIN)
  @Query(() => AdminProductConnection, {
    description: "Products as admins see them, page by page. Admins only.",
  })
  async adminProducts(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 25, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
    @Arg("filter", () => AdminProductFilter, {
      nullable: true,
      description: "Filter of the list; omitted for all products in the shop.",
    })
    filter: AdminProductFilter | null,
    @Arg("sort", () => AdminProductSort, {
      defaultValue: AdminProductSort.NEWEST,
      description: "Order of the list.",
    })
    sort: AdminProductSort,
  ) {
    const { shop, longestPage } = context;
    const size = pageSize(first, longestPage);
    const cursor = givenCursor(after);
    const selection = selectionOf(filter);
    const parts = await adminParts(shop, selection);
    const rows = await listAdminProducts(shop.database, {
      parts,
      sort,
      limit: size + 1,
      after: cursor === undefined ? undefined : adminCursorOf(sort, cursor),
      hasStockLevel: selection.stock !== undefined,
    });
    await recordReads(context, rows.slice(0, size));
    const count = () =>
      adminCountCache(shop).get(adminSelectionKey(selection), () => countAdminProducts(shop.database, parts));
    return Object.assign(
      pageOf(rows, size, cursor, (row) => adminProductCursor(sort, row)),
      { count },
    );
  }

  @FieldResolver(() => Int)
  async totalCount(@Root() list: AdminProductConnection): Promise<number> {
    return (await list.count()).total;
  }

  @FieldResolver(() => Boolean)
  async isTotalExact(@Root() list: AdminProductConnection): Promise<boolean> {
    return (await list.count()).isExact;
  }

  @Authorized(ADMIN)
  @Query(() => AdminProductKeys, {
    description:
      "Ids and versions of all products that a filter selects, for a change of many products. Admins only.",
  })
  async adminProductKeys(
    @Ctx() { shop }: Context,
    @Arg("filter", () => AdminProductFilter, {
      nullable: true,
      description: "Filter of the products; omitted for all products in the shop.",
    })
    filter: AdminProductFilter | null,
    @Arg("limit", () => Int, {
      defaultValue: maxCounted,
      description: "Maximum number of products, 1 to 10,000.",
    })
    limit: number,
  ): Promise<AdminProductKeys> {
    if (limit < 1 || limit > maxCounted)
      refuse("BAD_PAGE_SIZE", { field: "limit", message: "Ask for 1 to 10,000 products." });
    const parts = await adminParts(shop, selectionOf(filter));
    const keys = await adminProductKeys(shop.database, parts, limit + 1);
    return { keys: keys.slice(0, limit), hasMore: keys.length > limit };
  }
}
