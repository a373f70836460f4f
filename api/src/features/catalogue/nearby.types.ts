import { Field, ObjectType } from "type-graphql";
import { GarmentKind } from "./facets/facet.rules.ts";
import { Product } from "./product.entity.ts";
import type { ProductRow } from "./product-columns.store.ts";

@ObjectType({ description: "What to offer in place of a search without a match.", simpleResolvers: true })
export class Nearby {
  @Field(() => [String], {
    description: "Words of the catalogue that misspelled words of the text may stand for; each has matches.",
  })
  corrections!: string[];

  @Field(() => [String], { description: "Words of the text that have matches by themselves." })
  words!: string[];

  @Field(() => [GarmentKind], {
    description: "Kinds of garments that these words name, of which the shop has products.",
  })
  kinds!: GarmentKind[];

  @Field(() => [Product], { description: "The newest products of the shop, at most 4." })
  newest!: ProductRow[];
}
