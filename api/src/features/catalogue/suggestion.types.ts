import { Field, ObjectType } from "type-graphql";
import { Product } from "./product.entity.ts";
import type { ProductRow } from "./product-columns.store.ts";

/** The suggestions of the search box while the shopper types. */
@ObjectType({
  description: "Suggestions for a search box, for the text typed so far.",
  simpleResolvers: true,
})
export class SearchSuggestions {
  @Field(() => [String], {
    description: "Suggested terms that begin with the typed text, or correct it; each has matches.",
  })
  terms!: string[];

  @Field(() => [Product], { description: "Products that match the typed text, the best first." })
  products!: ProductRow[];
}
