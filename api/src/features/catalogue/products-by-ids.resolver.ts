import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { Product } from "./product.entity.ts";
import { soldProducts } from "./product.store.ts";
import { selectedFields } from "../../platform/graphql/selected-fields.ts";

/** Maximum ids of one request. */
const maxIds = 12;

@Resolver(() => Product)
export class ProductsByIdsResolver {
  @Query(() => [Product], {
    description: "Products by their ids, in that order, without those that are not in the shop.",
  })
  async productsByIds(
    @Ctx() { services }: Context,
    @Arg("ids", () => [ID], { description: `Ids of the products, at most ${maxIds}.` }) ids: string[],
    @Info() info: GraphQLResolveInfo,
  ) {
    if (ids.length > maxIds)
      refuse("BAD_INPUT", { field: "ids", message: `Ask for at most ${maxIds} products.` });
    const uniqueIds = [...new Set(ids.map((id) => asId(id, "ids")))];
    return uniqueIds.length === 0 ? [] : soldProducts(services, uniqueIds, selectedFields(info));
  }
}
