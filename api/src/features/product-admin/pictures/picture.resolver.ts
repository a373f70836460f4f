import { Ctx, Mutation, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../../platform/graphql/authorized.ts";
import { Permission } from "../../../platform/permissions.rules.ts";
import { authorOf } from "../../audit/author.ts";
import type { Context } from "../../shop/context.ts";
import { AdminProduct } from "../admin-product.types.ts";
import { changedProduct } from "../product-of-answer.ts";
import { addProductPicture, addProductPictureByUrl } from "./add-product-picture.command.ts";
import { updateProductPicture } from "./update-product-picture.command.ts";
import { orderProductPictures } from "./order-product-pictures.command.ts";
import type { TypedPictureText } from "./picture-list.rules.ts";
import { removeProductPicture } from "./remove-product-picture.command.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import {
  AddProductPictureInput,
  AddProductPictureByUrlInput,
  UpdateProductPictureInput,
  OrderProductPicturesInput,
  RemoveProductPictureInput,
  PictureTextInput,
} from "./picture-inputs.types.ts";

/** The given values; a colour or a focus of `null` is one. */
const givenText = ({ view, color, alt, focus }: PictureTextInput): TypedPictureText => ({
  ...(view ? { view } : {}),
  ...(color === undefined ? {} : { color }),
  ...(typeof alt === "string" ? { alt } : {}),
  ...(focus === undefined ? {} : { focus }),
});

@Resolver(() => AdminProduct)
export class PictureResolver {
  @Authorized(Permission.PRODUCTS)
  @Refuses(
    "AVIF_TOO_LARGE",
    "PICTURES_FULL",
    "PICTURE_COLOR_UNKNOWN",
    "PICTURE_INVALID",
    "PICTURE_TOO_LARGE",
    "PICTURE_TOO_NARROW",
    "PNG_TOO_LARGE",
    "PRODUCT_NOT_FOUND",
  )
  @Mutation(() => AdminProduct, {
    description:
      "Adds an uploaded picture after the others: JPEG, PNG, WebP or AVIF of at most 20 MB and 50 megapixels.",
  })
  async addProductPicture(
    @Ctx() context: Context,
    @InputArg(() => AddProductPictureInput)
    { productId: id, version: seenVersion, file, text }: AddProductPictureInput,
  ) {
    const input = { ...givenText(text ?? {}), productId: id, version: seenVersion };
    await addProductPicture(context.services, authorOf(context), { ...input, upload: file });
    return changedProduct(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses(
    "PICTURE_INVALID",
    "PICTURE_LINK_INVALID",
    "PICTURE_TOO_LARGE",
    "PICTURE_URL_REFUSED",
    "PICTURE_URL_UNREACHABLE",
  )
  @Mutation(() => AdminProduct, {
    description: "Copies a picture from a public URL into the shop and adds it after the others.",
  })
  async addProductPictureByUrl(
    @Ctx() context: Context,
    @InputArg(() => AddProductPictureByUrlInput)
    { productId: id, version: seenVersion, url, text }: AddProductPictureByUrlInput,
  ) {
    const input = { ...givenText(text ?? {}), productId: id, version: seenVersion };
    await addProductPictureByUrl(context.services, authorOf(context), { ...input, url });
    return changedProduct(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("PICTURE_NOT_FOUND", "PRODUCT_CHANGED", "PRODUCT_NOT_FOUND")
  @Mutation(() => AdminProduct, {
    description:
      "Changes view, colour, alternative text or focus of a picture. PRODUCT_CHANGED if another admin changed the same value since `version`.",
  })
  async updateProductPicture(
    @Ctx() context: Context,
    @InputArg(() => UpdateProductPictureInput)
    { productId: id, version: seenVersion, pictureId: picture, text }: UpdateProductPictureInput,
  ) {
    await updateProductPicture(context.services, authorOf(context), {
      productId: id,
      version: seenVersion,
      pictureId: picture,
      changes: givenText(text),
    });
    return changedProduct(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("PRODUCT_CHANGED", "PRODUCT_NOT_FOUND")
  @Mutation(() => AdminProduct, {
    description:
      "Sets the order of all pictures of a product. PRODUCT_CHANGED if another admin changed the list since `version`.",
  })
  async orderProductPictures(
    @Ctx() context: Context,
    @InputArg(() => OrderProductPicturesInput) input: OrderProductPicturesInput,
  ) {
    await orderProductPictures(context.services, authorOf(context), input);
    return changedProduct(context, input.productId);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("PICTURE_NOT_FOUND", "PRODUCT_NOT_FOUND")
  @Mutation(() => AdminProduct, { description: "Removes a picture from a product." })
  async removeProductPicture(
    @Ctx() context: Context,
    @InputArg(() => RemoveProductPictureInput) input: RemoveProductPictureInput,
  ) {
    await removeProductPicture(context.services, authorOf(context), input);
    return changedProduct(context, input.productId);
  }
}
