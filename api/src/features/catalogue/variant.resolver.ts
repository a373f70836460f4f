import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { productStockUnits } from "./product.loaders.ts";
import { ProductVariant } from "./product-variant.entity.ts";
import type { VariantRow } from "./product-variant.store.ts";
import { isInStock } from "./variant.rules.ts";

@Resolver(() => ProductVariant)
export class ProductVariantResolver {
  @FieldResolver(() => Boolean, {
    description:
      "Whether a piece is in stock: of this size and colour, or of the product if its pieces are counted together.",
  })
  async isAvailable(@Root() variant: VariantRow, @Ctx() context: Context): Promise<boolean> {
    return isInStock(variant, await productStockUnits(context, variant.productId));
  }
}
