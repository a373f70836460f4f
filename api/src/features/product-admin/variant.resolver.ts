import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { cleanLine } from "../../platform/text.ts";
import { authorOf } from "../audit/author.ts";
import { productVariants } from "../catalogue/product.loaders.ts";
import { makeSkusOf } from "../catalogue/make-skus.command.ts";
import { ProductVariant } from "../catalogue/product-variant.entity.ts";
import { findVariantByCode, variantsOfProducts } from "../catalogue/product-variant.store.ts";
import { offeredRows, variantsOf } from "../catalogue/variant.rules.ts";
import type { Context } from "../shop/context.ts";
import type { AdminProductRow } from "./admin-product.store.ts";
import { AdminProduct } from "./admin-product.types.ts";
import { updateVariantCodes } from "./update-variant-codes.command.ts";
import { changedProduct } from "./product-of-answer.ts";
import { CodedVariant } from "./variant.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { UpdateVariantCodesInput } from "./variant-inputs.types.ts";

/** Codes are shorter. */
const maxCode = 100;

@Resolver(() => AdminProduct)
export class VariantResolver {
  @FieldResolver(() => [ProductVariant], {
    description: "Sizes and colours of the product with their codes, in the order of the shop.",
  })
  async variants(@Root() product: AdminProductRow, @Ctx() context: Context) {
    const offered = variantsOf(product);
    const rows = offeredRows(product, await productVariants(context, product.id));
    if (rows.length === offered.length) return rows;
    // A process of an earlier version has added the size.
    const { database } = context.services;
    await makeSkusOf(database, [product.id]);
    return offeredRows(product, await variantsOfProducts(database, [product.id]));
  }

  @Authorized(Permission.PRODUCTS, Permission.FULFILMENT)
  @Query(() => CodedVariant, {
    nullable: true,
    description: "Variant with this SKU or barcode; null if no piece has it.",
  })
  variantByCode(
    @Ctx() { services }: Context,
    @Arg("code", () => String, { description: "SKU or barcode, as scanned or typed." }) code: string,
  ) {
    return findVariantByCode(services.database, cleanLine(code, "code", maxCode));
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses(
    "BARCODE_INVALID",
    "BARCODE_TAKEN",
    "CODE_CHANGED",
    "PRODUCT_NOT_FOUND",
    "SKU_INVALID",
    "SKU_TAKEN",
    "VARIANT_NOT_FOUND",
  )
  @Mutation(() => AdminProduct, {
    description:
      "Sets SKUs and barcodes of sizes and colours. Placed orders keep the SKU of their moment. CODE_CHANGED if another admin has changed one of them since.",
  })
  async updateVariantCodes(
    @Ctx() context: Context,
    @InputArg(() => UpdateVariantCodesInput) input: UpdateVariantCodesInput,
  ) {
    await updateVariantCodes(context.services, authorOf(context), input);
    return changedProduct(context, input.productId);
  }
}
