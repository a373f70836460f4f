import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Int, Query, Resolver } from "type-graphql";
import { refuse } from "../../platform/errors/errors.ts";
import { Product } from "../catalogue/product.entity.ts";
import { selectedFields } from "../../platform/graphql/selected-fields.ts";
import type { Context } from "../shop/context.ts";
import { bestSellersInStock } from "./best-sellers.ts";

/** Maximum number of best sellers. */
const maxBestSellers = 12;

@Resolver(() => Product)
export class BestSellerResolver {
  @Query(() => [Product], {
    description:
      "Products in the most orders of the last 30 days, most ordered first, without sold out ones; at most 15 minutes old.",
  })
  bestSellers(
    @Ctx() { services }: Context,
    @Arg("first", () => Int, {
      defaultValue: 4,
      description: `Maximum number of products, 1 to ${maxBestSellers}.`,
    })
    first: number,
    @Info() info: GraphQLResolveInfo,
  ) {
    if (first < 1 || first > maxBestSellers)
      refuse("BAD_PAGE_SIZE", { field: "first", message: `Ask for 1 to ${maxBestSellers} products.` });
    return bestSellersInStock(services, { first, fields: selectedFields(info) });
  }
}
