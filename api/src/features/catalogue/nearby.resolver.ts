import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { kindsNamedBy } from "./facets/near-kinds.store.ts";
import { nearTermsOf } from "./near-terms.rules.ts";
import { Nearby } from "./nearby.types.ts";
import { ProductSort } from "./product-list.rules.ts";
import { listProducts } from "./product-list.store.ts";
import { ProductConnection } from "./product.types.ts";
import { requestedFields } from "./requested-fields.ts";

/** Newest products beside a search without a match. */
const maxNewest = 4;

@Resolver(() => ProductConnection)
export class NearbyResolver {
  @FieldResolver(() => Nearby, {
    nullable: true,
    description: "Offers for a search without a match; null for every other list.",
  })
  async nearby(
    @Root() { selection, nodes, pageInfo }: ProductConnection,
    @Ctx() { shop }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Nearby | null> {
    if (selection.text === undefined || nodes.length > 0 || pageInfo.hasPreviousPage) return null;
    const terms = nearTermsOf(selection.text, selection.typed ?? []);
    const [kinds, newest] = await Promise.all([
      kindsNamedBy(shop, [...terms.corrections, ...terms.words]),
      listProducts(shop, {
        selection: {},
        sort: ProductSort.NEWEST,
        limit: maxNewest,
        fields: requestedFields(info),
      }),
    ]);
    return { ...terms, kinds, newest };
  }
}
