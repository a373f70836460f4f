import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { recordReads } from "./record-reads.command.ts";
import { selectedFields } from "../../platform/graphql/selected-fields.ts";
import { refuse } from "./catalogue.refusals.ts";
import { asId } from "../../platform/ids.ts";
import {
  maxSimilar,
  productPictures,
  productSimilar,
  productStockUnits,
  productVariants,
  productVideo,
} from "./product.loaders.ts";
import { Product } from "./product.entity.ts";
import type { ProductRow } from "./product-columns.store.ts";
import { pictureUrl } from "./product-row.rules.ts";
import { offeredRows } from "./variant.rules.ts";
import { findProduct } from "./product.store.ts";
import { ProductPicture } from "./picture.entity.ts";
import { ProductVariant } from "./product-variant.entity.ts";
import { ProductVideo } from "./videos/product-video.entity.ts";
import { StockUnit } from "./stock-unit.entity.ts";

@Resolver(() => Product)
export class ProductResolver {
  @Refuses("PRODUCT_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => Product, { nullable: true, description: "Product of the shop by id." })
  async product(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const product =
      (await findProduct(context.services, asId(id), selectedFields(info))) ?? refuse("PRODUCT_NOT_FOUND");
    await recordReads(context, [product]);
    return product;
  }

  @FieldResolver(() => [ProductPicture], { description: "All pictures of the product, colour by colour." })
  pictures(@Root() product: ProductRow, @Ctx() context: Context) {
    return product.pictures ?? productPictures(context, product.id);
  }

  @FieldResolver(() => [String], { description: "URLs of all pictures." })
  async images(@Root() product: ProductRow, @Ctx() context: Context): Promise<string[]> {
    const { mediaUrl } = context.services.settings;
    const keys =
      product.mediaKeys ??
      (product.pictures ?? (await productPictures(context, product.id))).map((each) => each.mediaKey);
    return keys.map((key) => pictureUrl(key, mediaUrl));
  }

  @FieldResolver(() => ProductVideo, {
    nullable: true,
    description: "Video of the product; null without one.",
  })
  video(@Root() product: ProductRow, @Ctx() context: Context) {
    return product.video === undefined ? productVideo(context, product.id) : product.video;
  }

  @FieldResolver(() => [StockUnit], {
    description:
      "Stock units of the product: one pooled unit without size and colour, or one for each combination.",
  })
  stockUnits(@Root() product: ProductRow, @Ctx() context: Context) {
    return product.stockUnits ?? productStockUnits(context, product.id);
  }

  @FieldResolver(() => [ProductVariant], {
    description: "Sizes and colours of the product with their codes, in the order of the shop.",
  })
  async variants(@Root() product: ProductRow, @Ctx() context: Context) {
    return product.variants ?? offeredRows(product, await productVariants(context, product.id));
  }

  @FieldResolver(() => [Product], {
    description:
      "Products that the admin has picked as similar, then others of the same category, newest first.",
  })
  async similar(
    @Root() product: ProductRow,
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 4, description: "Number of products, 1 to 12." }) first: number,
  ) {
    if (first < 1 || first > maxSimilar)
      refuse("BAD_PAGE_SIZE", { field: "first", message: `Ask for 1 to ${maxSimilar} products.` });
    return (await productSimilar(context, product.id)).slice(0, first);
  }
}
