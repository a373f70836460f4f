import { refuse } from "../product-admin.refusals.ts";
import { asId } from "../../../platform/ids.ts";
import { renderedSize } from "../../../platform/images/images.rules.ts";
import { productPicture } from "../../../platform/images/upload.rules.ts";
import { storePicture, type Upload } from "../../../platform/images/uploads.ts";
import type { Author } from "../../audit/audit.rules.ts";
import type { StoredPoster } from "../../catalogue/videos/video-row.rules.ts";
import type { Services } from "../../shop/services.ts";
import type { PictureList } from "../pictures/picture-list.rules.ts";
import { editVideo } from "./edit-video.command.ts";
import { coverPoster } from "./stored-video.rules.ts";

type PosterChange = {
  productId: string;
  version: number;
  /** A picture of the product; `undefined` for the uploaded one, or for the first picture, whichever it is. */
  pictureId: string | undefined;
  upload: Upload | undefined;
};

const posterOf = (pictures: PictureList, id: string): StoredPoster => {
  const { mediaKey, width, height } =
    pictures.find((picture) => picture.id === id) ?? refuse("PICTURE_NOT_FOUND");
  return { posterKey: mediaKey, posterWidth: width, posterHeight: height };
};

/**
 * Sets the picture of a video before it is played: a picture of the product, an uploaded one, or with neither the first picture of
 * the product. Throws VIDEO_NOT_FOUND, PICTURE_NOT_FOUND, PRODUCT_CHANGED, BAD_INPUT for both, and the refusals of pictures.
 */
export const updateVideoPoster = async (
  services: Services,
  author: Author,
  { productId, version, pictureId, upload }: PosterChange,
): Promise<void> => {
  if (pictureId !== undefined && upload) refuse("BAD_INPUT", { field: "pictureId" });
  const id = pictureId === undefined ? undefined : asId(pictureId, "pictureId");
  const file = upload && (await storePicture(services.files, upload, productPicture));
  const uploaded = file && {
    posterKey: file.key,
    posterWidth: renderedSize(file).width,
    posterHeight: renderedSize(file).height,
  };
  await editVideo(services, author, {
    productId,
    version,
    action: "changeVideoPoster",
    change: (current, pictures) => {
      if (!current) return refuse("VIDEO_NOT_FOUND");
      return { ...current, ...(uploaded ?? (id === undefined ? coverPoster : posterOf(pictures, id))) };
    },
  });
  if (file) await services.files.storeOriginal(file.content);
};
