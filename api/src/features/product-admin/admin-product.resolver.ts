import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { asId } from "../../platform/ids.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { checkedSchedule } from "../catalogue/scheduled-price.rules.ts";
import { hsnCodes } from "../catalogue/hsn-codes.rules.ts";
import { addProduct } from "./add-product.command.ts";
import { AdminProduct } from "./admin-product.types.ts";
import { updateProduct } from "./update-product.command.ts";
import { HsnCode } from "./hsn-code.types.ts";
import { duplicateProduct } from "./duplicate-product.command.ts";
import { withFirstPicture } from "./pictures/with-first-picture.command.ts";
import { unitOf } from "./stock-units.rules.ts";
import { changedProduct, productOf } from "./product-of-answer.ts";
import { revertChange } from "./revert-change.command.ts";
import { givenChanges } from "./product-fields.rules.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import {
  AddProductInput,
  UpdateProductInput,
  ArchiveProductInput,
  DuplicateProductInput,
} from "./admin-product-inputs.types.ts";

@Resolver(() => AdminProduct)
export class AdminProductResolver {
  @Authorized(Permission.PRODUCTS)
  @Refuses("PRODUCT_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => AdminProduct, { nullable: true, description: "Product by id, archived or not." })
  adminProduct(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
  ) {
    return productOf(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Query(() => [HsnCode], { description: "HSN codes that a product can have, for GST." })
  hsnCodes() {
    return hsnCodes;
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses(
    "BARCODE_INVALID",
    "DESCRIPTION_NEEDED",
    "HSN_UNKNOWN",
    "IMPORTER_NEEDED",
    "LIST_DUPLICATE",
    "LIST_INVALID",
    "ORIGIN_NEEDED",
    "PICTURE_LINK_INVALID",
    "PRICE_INVALID",
    "SKU_INVALID",
    "SKU_TAKEN",
    "STOCK_INVALID",
    "STOCK_SPREAD_DIFFERS",
    "TITLE_NEEDED",
    "VARIANT_NOT_FOUND",
  )
  @Mutation(() => AdminProduct, { description: "Adds a product with its stock." })
  async addProduct(
    @Ctx() context: Context,
    @InputArg(() => AddProductInput) { product: input, idempotencyKey, isHidden }: AddProductInput,
  ) {
    const { imageUrl, units, scheduledPrices, ...others } = input;
    const fields = { ...others, scheduledPrices: checkedSchedule(scheduledPrices) };
    const author = authorOf(context);
    const action = "addProduct";
    const product = { ...fields, ...(units && { units: units.map(unitOf) }) };
    const request = isHidden ? { ...product, isHidden } : product;
    const id = await withFirstPicture(context.services, author, { imageUrl, action }, (putPicture) =>
      addProduct(context.services, author, product, {
        idempotencyKey,
        alsoIn: putPicture,
        isArchived: isHidden,
        request,
      }),
    );
    return changedProduct(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses(
    "VARIANT_HAS_STOCK",
    "IMPORTER_NEEDED",
    "LIST_DUPLICATE",
    "LIST_INVALID",
    "ORIGIN_UNKNOWN",
    "PICTURES_FULL",
    "PICTURE_LINK_INVALID",
    "PICTURE_URL_REFUSED",
    "PRICE_ABOVE_MRP",
    "PRICE_INVALID",
    "PRODUCT_CHANGED",
    "PRODUCT_NOT_FOUND",
    "SCHEDULE_INVALID",
    "SLUG_INVALID",
    "STOCK_CHANGED",
    "STOCK_INVALID",
    "STOCK_TRACKED",
  )
  @Mutation(() => AdminProduct, {
    description:
      "Changes fields of a product. Fields that only another admin changed since `version` keep that admin's values; PRODUCT_CHANGED lists in `conflicts` the fields that both changed.",
  })
  async updateProduct(
    @Ctx() context: Context,
    @InputArg(() => UpdateProductInput) { id, version, changes }: UpdateProductInput,
  ) {
    const { countedStock, stockSeen, scheduledPrices, imageUrl, ...fields } = changes;
    const author = authorOf(context);
    const action = "changeProduct";
    const { sessionId } = loggedIn(context.viewer);
    const seen = { id, version: version ?? undefined, sessionId };
    await withFirstPicture(context.services, author, { imageUrl, action, seen }, async (putPicture) => {
      await updateProduct(context.services, author, {
        ...seen,
        changes: {
          ...givenChanges(fields),
          ...(scheduledPrices ? { scheduledPrices: checkedSchedule(scheduledPrices) } : {}),
        },
        stock: countedStock ?? undefined,
        stockSeen: stockSeen ?? undefined,
        alsoIn: putPicture,
        action,
      });
      return asId(id, "id");
    });
    return changedProduct(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("PRODUCT_NOT_FOUND")
  @Mutation(() => AdminProduct, {
    description: "Takes a product out of the shop, or puts it back. Its orders keep it.",
  })
  async archiveProduct(
    @Ctx() context: Context,
    @InputArg(() => ArchiveProductInput) { id, version, isArchived }: ArchiveProductInput,
  ) {
    const { sessionId } = loggedIn(context.viewer);
    const change = { id, version, sessionId, changes: { isArchived }, action: "archiveProduct" as const };
    await updateProduct(context.services, authorOf(context), change);
    return changedProduct(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("PRODUCT_NOT_FOUND")
  @Mutation(() => AdminProduct, {
    description: "Adds a copy of a product, archived at first, without its stock and pictures.",
  })
  async duplicateProduct(
    @Ctx() context: Context,
    @InputArg(() => DuplicateProductInput) { id, idempotencyKey }: DuplicateProductInput,
  ) {
    return changedProduct(
      context,
      await duplicateProduct(context.services, authorOf(context), id, idempotencyKey),
    );
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("CHANGE_NOT_FOUND", "CHANGE_NOT_REVERTIBLE", "PRODUCT_CHANGED")
  @Mutation(() => AdminProduct, {
    description:
      "Reverts one change of a product; PRODUCT_CHANGED if one of its fields was changed again since.",
  })
  async revertChange(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the audit entry of the change." }) id: string,
  ) {
    return changedProduct(context, await revertChange(context.services, authorOf(context), id));
  }
}
