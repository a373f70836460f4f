import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root, Field, ObjectType } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { kindsNamedBy } from "./facets/near-kinds.store.ts";
import { nearTermsOf } from "./near-terms.rules.ts";
import { ProductSort } from "./product-list.rules.ts";
import { listProducts } from "./product-list.store.ts";
import { ProductConnection } from "./product-list.types.ts";
import { selectedFields } from "../../platform/graphql/selected-fields.ts";
import { GarmentKind } from "../catalogue/garment-kind.rules.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { ProductRow } from "../catalogue/product-columns.store.ts";

@ObjectType({ description: "Offers in place of a search without a match.", simpleResolvers: true })
class Nearby {
  @Field(() => [String], {
    description:
      "Spelling corrections: words of the catalogue in place of misspelled words of the text; each has matches.",
  })
  corrections!: string[];

  @Field(() => [String], { description: "Words of the text that have matches by themselves." })
  words!: string[];

  @Field(() => [GarmentKind], {
    description: "Kinds of garments that words of the text name and that the shop has.",
  })
  kinds!: GarmentKind[];

  @Field(() => [Product], { description: "Newest products of the shop, at most 4." })
  newest!: ProductRow[];
}

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
    @Ctx() { services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Nearby | null> {
    if (selection.text === undefined || nodes.length > 0 || pageInfo.hasPreviousPage) return null;
    const terms = nearTermsOf(selection.text, selection.typed ?? []);
    const [kinds, newest] = await Promise.all([
      kindsNamedBy(services, [...terms.corrections, ...terms.words]),
      listProducts(services, {
        selection: {},
        sort: ProductSort.NEWEST,
        limit: maxNewest,
        fields: selectedFields(info),
      }),
    ]);
    return { ...terms, kinds, newest };
  }
}
