import { Arg, Authorized, Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import type { Upload } from "../../../../platform/images/uploads.ts";
import { UploadScalar } from "../../../../platform/graphql/upload.scalar.ts";
import { ADMIN } from "../../../../platform/viewer.ts";
import { authorOf } from "../../../audit/author.ts";
import type { Context } from "../../../shop/context.ts";
import { AdminProduct } from "../admin-product.types.ts";
import { changedProduct } from "../product-of-answer.ts";
import { addProductPicture, addProductPictureByUrl } from "./add-product-picture.command.ts";
import { changeProductPicture } from "./change-product-picture.command.ts";
import { orderProductPictures } from "./order-product-pictures.command.ts";
import { PictureTextInput } from "./picture.types.ts";
import type { PictureText } from "./picture-list.rules.ts";
import { removeProductPicture } from "./remove-product-picture.command.ts";

const productId = { description: "Id of the product." };
const version = { description: "Version of the product that the admin saw." };
const pictureId = { description: "Id of the picture." };

/** The given values; a colour of `null` is one. */
const givenText = ({ view, color, alt }: PictureTextInput): Partial<PictureText> => ({
  ...(view ? { view } : {}),
  ...(color === undefined ? {} : { color }),
  ...(typeof alt === "string" ? { alt } : {}),
});

@Resolver(() => AdminProduct)
export class PictureResolver {
  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description:
      "Adds an uploaded picture after the others: JPEG, PNG, WebP or AVIF of at most 20 MB and 50 megapixels. Admins only.",
  })
  async addProductPicture(
    @Ctx() context: Context,
    @Arg("productId", () => ID, productId) id: string,
    @Arg("version", () => Int, version) seenVersion: number,
    @Arg("file", () => UploadScalar, { description: "Picture file to upload." }) file: Upload,
    @Arg("text", () => PictureTextInput, {
      nullable: true,
      description: "View, colour and alternative text.",
    })
    text: PictureTextInput | null,
  ) {
    const input = { ...givenText(text ?? {}), productId: id, version: seenVersion };
    await addProductPicture(context.shop, authorOf(context), { ...input, upload: file });
    return changedProduct(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description:
      "Copies a picture from a public URL into the shop and adds it after the others. Admins only.",
  })
  async addProductPictureByUrl(
    @Ctx() context: Context,
    @Arg("productId", () => ID, productId) id: string,
    @Arg("version", () => Int, version) seenVersion: number,
    @Arg("url", () => String, { description: "URL of the picture; it begins with https://." }) url: string,
    @Arg("text", () => PictureTextInput, {
      nullable: true,
      description: "View, colour and alternative text.",
    })
    text: PictureTextInput | null,
  ) {
    const input = { ...givenText(text ?? {}), productId: id, version: seenVersion };
    await addProductPictureByUrl(context.shop, authorOf(context), { ...input, url });
    return changedProduct(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description:
      "Changes view, colour or alternative text of a picture. PRODUCT_CHANGED if another admin changed the same value since `version`. Admins only.",
  })
  async changeProductPicture(
    @Ctx() context: Context,
    @Arg("productId", () => ID, productId) id: string,
    @Arg("version", () => Int, version) seenVersion: number,
    @Arg("pictureId", () => ID, pictureId) picture: string,
    @Arg("text", () => PictureTextInput, { description: "Changed values of the picture." })
    text: PictureTextInput,
  ) {
    await changeProductPicture(context.shop, authorOf(context), {
      productId: id,
      version: seenVersion,
      pictureId: picture,
      changes: givenText(text),
    });
    return changedProduct(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description:
      "Sets the order of all pictures of a product. PRODUCT_CHANGED if another admin changed the list since `version`. Admins only.",
  })
  async orderProductPictures(
    @Ctx() context: Context,
    @Arg("productId", () => ID, productId) id: string,
    @Arg("version", () => Int, version) seenVersion: number,
    @Arg("pictureIds", () => [ID], {
      description: "Ids of all pictures of the product in the new order, each once.",
    })
    ids: string[],
  ) {
    const input = { productId: id, version: seenVersion, pictureIds: ids };
    await orderProductPictures(context.shop, authorOf(context), input);
    return changedProduct(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, { description: "Removes a picture from a product. Admins only." })
  async removeProductPicture(
    @Ctx() context: Context,
    @Arg("productId", () => ID, productId) id: string,
    @Arg("version", () => Int, version) seenVersion: number,
    @Arg("pictureId", () => ID, pictureId) picture: string,
  ) {
    const input = { productId: id, version: seenVersion, pictureId: picture };
    await removeProductPicture(context.shop, authorOf(context), input);
    return changedProduct(context, id);
  }
}
