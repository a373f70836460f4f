import { Field, ObjectType } from "type-graphql";
import { GarmentKind } from "./facets/facet.rules.ts";
import { Product } from "./product.entity.ts";
import type { ProductRow } from "./product-columns.store.ts";

@ObjectType({ description: "Offers in place of a search without a match.", simpleResolvers: true })
export class Nearby {
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
