import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { cleanLine } from "../../platform/text.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import type { Context } from "../shop/context.ts";
import { maxTermLength } from "../search/search-term.rules.ts";
import { adminCountCache } from "./admin-count.cache.ts";
import { adminProductKeys, countAdminProducts } from "./admin-count.store.ts";
import {
  adminCursorOf,
  adminProductCursor,
  AdminProductSort,
  AdminProductState,
  adminSelectionKey,
  idRangeOf,
  maxCounted,
  type AdminProductSelection,
  type IdRange,
  adminWordsOf,
} from "./admin-list.rules.ts";
import { listAdminProducts } from "./admin-list.store.ts";
import { findVariantByCode } from "../catalogue/product-variant.store.ts";
import { mayBeCode } from "../catalogue/sku.rules.ts";
import { recordReads } from "../catalogue/record-reads.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import {
  AdminProductConnection,
  AdminProductFilter,
  AdminProductKeys,
  AdminProductKeysInput,
} from "./admin-list.types.ts";
import type { Services } from "../shop/services.ts";
import { lookUpWords } from "../search/search-word.store.ts";
import { partsOf, type SelectionPart } from "./admin-filter.store.ts";

/** A selection of the admin by state, with the queries of its text. */
const adminParts = async (services: Services, selection: AdminProductSelection): Promise<SelectionPart[]> =>
  partsOf(
    selection,
    selection.text === undefined ? undefined : adminWordsOf(await lookUpWords(services, selection.text)),
    services.settings.shop.lowStockUpTo,
  );

/** The product whose id, or whose SKU or barcode of a variant, a text is; `undefined` for words. */
const idsOf = async ({ database }: Services, text: string): Promise<IdRange | undefined> => {
  const variant = mayBeCode(text) ? await findVariantByCode(database, text) : undefined;
  return variant ? { from: variant.productId, to: variant.productId } : idRangeOf(text);
};

const selectionOf = async (
  services: Services,
  filter: AdminProductFilter | null,
): Promise<AdminProductSelection> => {
  const text = cleanLine(filter?.text ?? "", "text", maxTermLength) || undefined;
  const ids = text === undefined ? undefined : await idsOf(services, text);
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
  @Authorized(Permission.PRODUCTS, Permission.PROMOTIONS, Permission.CONTENT, Permission.EDIT_ORDERS)
  @Query(() => AdminProductConnection, {
    description: "Products as admins see them, page by page.",
  })
  async adminProducts(
    @Ctx() context: Context,
    @FirstArg()
    first: number,
    @AfterArg()
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
    const { services, longestPage } = context;
    const size = pageSize(first, longestPage);
    const cursor = givenCursor(after);
    const selection = await selectionOf(services, filter);
    const parts = await adminParts(services, selection);
    const rows = await listAdminProducts(services.database, {
      parts,
      sort,
      limit: size + 1,
      after: cursor === undefined ? undefined : adminCursorOf(sort, cursor),
      hasStockLevel: selection.stock !== undefined,
    });
    await recordReads(context, rows.slice(0, size));
    const count = () =>
      adminCountCache(services).get(adminSelectionKey(selection), () =>
        countAdminProducts(services.database, parts),
      );
    return Object.assign(
      pageOf(rows, size, cursor, (row) => adminProductCursor(sort, row)),
      { count },
    );
  }

  @FieldResolver()
  async totalCount(@Root() list: AdminProductConnection): Promise<number> {
    return (await list.count()).total;
  }

  @FieldResolver()
  async isTotalExact(@Root() list: AdminProductConnection): Promise<boolean> {
    return (await list.count()).isExact;
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("BAD_PAGE_SIZE")
  @Query(() => AdminProductKeys, {
    description: "Ids and versions of all products that a filter selects, for a change of many products.",
  })
  async adminProductKeys(
    @Ctx() { services }: Context,
    @InputArg(() => AdminProductKeysInput) { filter = null, limit }: AdminProductKeysInput,
  ): Promise<AdminProductKeys> {
    if (limit < 1 || limit > maxCounted)
      refuse("BAD_PAGE_SIZE", { field: "limit", message: "Ask for 1 to 10,000 products." });
    const parts = await adminParts(services, await selectionOf(services, filter));
    const keys = await adminProductKeys(services.database, parts, limit + 1);
    return { keys: keys.slice(0, limit), hasMore: keys.length > limit };
  }
}
