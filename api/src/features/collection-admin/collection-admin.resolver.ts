import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { Authorized, NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import type { Collection } from "../collections/collection.entity.ts";
import { CollectionKind } from "../collections/collection.rules.ts";
import { AdminProduct } from "../product-admin/admin-product.types.ts";
import { adminProductsById } from "../product-admin/admin-product.store.ts";
import { collectionProductCount } from "../search/collections/collection.loaders.ts";
import { collectionPage } from "../search/collections/collection-page.rules.ts";
import { pictureOfCollection } from "../search/collections/collection-picture.rules.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { collectionProductIds } from "./collection-admin.loaders.ts";
import { allCollections } from "./collection-admin.store.ts";
import { AdminCollection, AdminCollectionConnection, CollectionRuleTerms } from "./collection-admin.types.ts";
import { checkedProducts, checkedRule } from "./collection-input.rules.ts";
import { foundCollection } from "./collection-of-input.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { CollectionPreview, CollectionPreviewInput } from "./collection-admin-inputs.types.ts";

/** Most products of one request. */
const maxIds = 100;

/** Collections as admins see them, shown or hidden. */
@Resolver(() => AdminCollection)
export class CollectionAdminResolver {
  @Authorized(Permission.PRODUCTS)
  @Query(() => AdminCollectionConnection, {
    description: "All collections in their order, hidden and empty ones included.",
  })
  async adminCollections(
    @Ctx() { services, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const all = await allCollections(services.database.source.manager);
    return collectionPage("admin-collections", all, { first, after, longest: longestPage });
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("COLLECTION_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => AdminCollection, { nullable: true, description: "Collection with an id." })
  adminCollection(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the collection." }) id: string,
  ): Promise<Collection> {
    return foundCollection(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("COLLECTION_INVALID")
  @Query(() => CollectionPreview, { description: "What a collection by a rule would have." })
  async collectionPreview(
    @Ctx() context: Context,
    @InputArg(() => CollectionPreviewInput) { rule, productIds }: CollectionPreviewInput,
  ): Promise<CollectionPreview> {
    const productCount = await collectionProductCount(context, {
      id: "preview",
      version: 0,
      kind: CollectionKind.RULE,
      rule: checkedRule(rule),
      pinnedIds: checkedProducts(CollectionKind.RULE, productIds),
    });
    return { productCount };
  }

  @Authorized(Permission.PRODUCTS, Permission.PROMOTIONS, Permission.CONTENT, Permission.EDIT_ORDERS)
  @Query(() => [AdminProduct], {
    description:
      "Products by their ids, in that order, archived ones included; unknown ones are left out. At most 100.",
  })
  async adminProductsByIds(
    @Ctx() { services }: Context,
    @Arg("ids", () => [ID], { description: `Ids of the products, at most ${maxIds}.` }) given: string[],
  ) {
    if (given.length > maxIds)
      refuse("BAD_INPUT", { field: "ids", message: `Ask for at most ${maxIds} products.` });
    const ids = [...new Set(given.map((id) => asId(id, "ids")))];
    const products = new Map(
      (await adminProductsById(services.database, ids)).map((each) => [each.id, each]),
    );
    return ids.flatMap((id) => products.get(id) ?? []);
  }

  @FieldResolver()
  rule(@Root() { rule }: Collection): CollectionRuleTerms {
    const { categories = [], kinds = [], colors = [], fabrics = [], sizes = [] } = rule;
    const { minPrice = null, maxPrice = null, isNew = false, isOnSale = false, isInStock = false } = rule;
    return { categories, kinds, colors, fabrics, sizes, minPrice, maxPrice, isNew, isOnSale, isInStock };
  }

  /** Pages of the admin load pictures from the shop itself. */
  @FieldResolver()
  picture(@Root() collection: Collection) {
    return pictureOfCollection(collection, "");
  }

  @FieldResolver()
  isHidden(@Root() { hiddenAt }: Collection): boolean {
    return hiddenAt !== null;
  }

  @FieldResolver()
  async productIds(@Root() { id }: Collection, @Ctx() context: Context): Promise<string[]> {
    return (await collectionProductIds(context, id))?.productIds ?? [];
  }

  @FieldResolver()
  async productCount(@Root() collection: Collection, @Ctx() context: Context): Promise<number> {
    const { id, version, kind, rule } = collection;
    const isByRule = kind === CollectionKind.RULE;
    const pinnedIds = isByRule ? ((await collectionProductIds(context, id))?.productIds ?? []) : [];
    return collectionProductCount(context, { id, version, kind, rule, pinnedIds });
  }
}
