import { Ctx, Mutation, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../../platform/graphql/authorized.ts";
import { Permission } from "../../../platform/permissions.rules.ts";
import { authorOf } from "../../audit/author.ts";
import type { Context } from "../../shop/context.ts";
import { AdminProduct } from "../admin-product.types.ts";
import { changedProduct } from "../product-of-answer.ts";
import { addProductVideo } from "./add-product-video.command.ts";
import { updateVideoPoster } from "./update-video-poster.command.ts";
import { removeProductVideo } from "./remove-product-video.command.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import {
  AddProductVideoInput,
  UpdateVideoPosterInput,
  RemoveProductVideoInput,
} from "./video-inputs.types.ts";

@Resolver(() => AdminProduct)
export class VideoResolver {
  @Authorized(Permission.PRODUCTS)
  @Refuses(
    "PRODUCT_CHANGED",
    "PRODUCT_NOT_FOUND",
    "VIDEO_DAMAGED",
    "VIDEO_INVALID",
    "VIDEO_PART_MISSING",
    "VIDEO_TOO_LARGE",
    "VIDEO_TOO_LONG",
    "VIDEO_TOO_WIDE",
    "VIDEO_UNSUPPORTED",
  )
  @Mutation(() => AdminProduct, {
    description:
      "Adds a video to a product, or replaces it: MP4 with H.264 or WebM, of at most 20 MB and 60 seconds, whole or in parts.",
  })
  async addProductVideo(
    @Ctx() context: Context,
    @InputArg(() => AddProductVideoInput)
    { productId: id, version: seenVersion, file: upload, part }: AddProductVideoInput,
  ) {
    const input = { productId: id, version: seenVersion, upload, part: part ?? undefined };
    await addProductVideo(context.services, authorOf(context), input);
    return changedProduct(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("PICTURE_NOT_FOUND", "PRODUCT_NOT_FOUND", "VIDEO_NOT_FOUND")
  @Mutation(() => AdminProduct, {
    description:
      "Sets the picture that stands for a video: a picture of the product, an uploaded one, or without both the first picture.",
  })
  async updateVideoPoster(
    @Ctx() context: Context,
    @InputArg(() => UpdateVideoPosterInput)
    { productId: id, version: seenVersion, pictureId, file: upload }: UpdateVideoPosterInput,
  ) {
    await updateVideoPoster(context.services, authorOf(context), {
      productId: id,
      version: seenVersion,
      pictureId: pictureId ?? undefined,
      upload: upload ?? undefined,
    });
    return changedProduct(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("PRODUCT_CHANGED", "PRODUCT_NOT_FOUND")
  @Mutation(() => AdminProduct, {
    description: "Removes the video of a product; a product without one stays as it is.",
  })
  async removeProductVideo(
    @Ctx() context: Context,
    @InputArg(() => RemoveProductVideoInput) input: RemoveProductVideoInput,
  ) {
    await removeProductVideo(context.services, authorOf(context), input);
    return changedProduct(context, input.productId);
  }
}
