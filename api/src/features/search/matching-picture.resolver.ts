import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { ProductPicture } from "../catalogue/picture.entity.ts";
import { productPictures } from "../catalogue/product.loaders.ts";
import type { ProductRow } from "../catalogue/product-columns.store.ts";
import { Product } from "../catalogue/product.entity.ts";
import { ProductFilter } from "./product-list.types.ts";
import { matchingPicture } from "./matching-picture.rules.ts";

@Resolver(() => Product)
export class MatchingPictureResolver {
  @FieldResolver(() => ProductPicture, {
    nullable: true,
    deprecationReason: "Since 2026-11-29: use `matchingPicture` of the edges of `products`.",
    description:
      "First picture in a colour of the filter; null if the filter has no colours, or no picture fits.",
  })
  async matchingPicture(
    @Root() product: ProductRow,
    @Ctx() context: Context,
    @Arg("filter", () => ProductFilter, { nullable: true, description: "Filter of the list." })
    filter: ProductFilter | null,
  ) {
    const families = filter?.colors ?? [];
    if (families.length === 0) return null;
    return matchingPicture(product.pictures ?? (await productPictures(context, product.id)), families);
  }
}
