import { Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import type { AdminProductRow } from "./admin-product.store.ts";
import { AdminProduct } from "./admin-product.types.ts";
import { productOf } from "./product-of-answer.ts";
import { setSimilarProducts } from "./set-similar-products.command.ts";
import { pickedSimilar } from "./similar-product.loaders.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { SetSimilarProductsInput } from "./similar-product-inputs.types.ts";

/** The products that an admin picks for "You might also like". */
@Resolver(() => AdminProduct)
export class SimilarProductResolver {
  @FieldResolver(() => [ID], {
    description:
      "Ids of the products that are picked as similar, in their order; empty for those of the category.",
  })
  async similarIds(@Root() { id }: AdminProductRow, @Ctx() context: Context): Promise<string[]> {
    return (await pickedSimilar(context, id)).map((each) => each.id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("PRODUCT_CHANGED", "PRODUCT_NOT_FOUND")
  @Mutation(() => AdminProduct, {
    description:
      "Picks the products for “You might also like” of a product, in their order; none for those of its category.",
  })
  async setSimilarProducts(
    @Ctx() context: Context,
    @InputArg(() => SetSimilarProductsInput) change: SetSimilarProductsInput,
  ) {
    return productOf(context, await setSimilarProducts(context.services, authorOf(context), change));
  }
}
