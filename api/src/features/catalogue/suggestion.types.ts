import { Field, ObjectType } from "type-graphql";
import { Product } from "./product.entity.ts";
import type { ProductRow } from "./product-columns.store.ts";

/** The suggestions of the search box while the shopper types. */
@ObjectType({ description: "What a search box can offer for what was typed so far.", simpleResolvers: true })
export class SearchSuggestions {
  @Field(() => [String], {
    description: "A few terms that begin with the typed text, or correct it; each has matches.",
  })
  terms!: string[];

  @Field(() => [Product], { description: "Products that match the term so far, best first." })
  products!: ProductRow[];
}
