import { Arg, Ctx, Int, Query, Resolver, Info, Field, ObjectType } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { selectedFields } from "../../platform/graphql/selected-fields.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { cleanLine } from "../../platform/text.ts";
import type { GraphQLResolveInfo } from "graphql";
import { ProductSort } from "./product-list.rules.ts";
import { listProducts } from "./product-list.store.ts";
import { maxTermLength, wordQueryOf } from "./search-term.rules.ts";
import { lookUpWords } from "./search-word.store.ts";
import { completedTerms } from "./suggestion.rules.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { ProductRow } from "../catalogue/product-columns.store.ts";

/** The suggestions of the search box while the shopper types. */
@ObjectType({
  description: "Suggestions for a search box, for the text typed so far.",
  simpleResolvers: true,
})
class SearchSuggestions {
  @Field(() => [String], {
    description: "Suggested terms that begin with the typed text, or correct it; each has matches.",
  })
  terms!: string[];

  @Field(() => [Product], { description: "Products that match the typed text, the best first." })
  products!: ProductRow[];
}

/** Maximum suggested products. */
const maxSuggested = 8;

@Resolver(() => SearchSuggestions)
export class SuggestionResolver {
  @Query(() => SearchSuggestions, {
    description:
      "Suggestions of terms and products for the text typed so far, also if it is misspelled; empty for an empty text.",
  })
  async searchSuggestions(
    @Ctx() { services }: Context,
    @Arg("term", () => String, { description: "Text typed so far, at most 200 characters." })
    typed: string,
    @Arg("first", () => Int, {
      defaultValue: maxSuggested,
      description: "Maximum number of products, 1 to 8.",
    })
    first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchSuggestions> {
    if (first < 1 || first > maxSuggested)
      refuse("BAD_PAGE_SIZE", { field: "first", message: `Ask for 1 to ${maxSuggested} products.` });
    const text = cleanLine(typed, "term", maxTermLength);
    if (!text) return { terms: [], products: [] };
    const words = await lookUpWords(services, text);
    const products = await listProducts(services, {
      selection: { text, words: wordQueryOf(words) },
      sort: ProductSort.RELEVANCE,
      limit: first,
      fields: selectedFields(info),
    });
    return { terms: completedTerms(words, products), products };
  }
}
