import { pictureSizes } from "../../features/catalogue/picture-sizes.ts";
import { srcSet, type PictureFile } from "../../ui/picture.tsx";

/** Loads the file that `Picture` will choose into the browser's cache, by the same element outside of the page. */
const loadFiles = (files: { avif: string; webp: string; sizes: string }): void => {
  const picture = document.createElement("picture");
  const source = document.createElement("source");
  source.type = "image/avif";
  source.sizes = files.sizes;
  source.srcset = files.avif;
  const image = new Image();
  picture.append(source, image);
  image.sizes = files.sizes;
  image.srcset = files.webp;
};

/** Loads the file of a picture that a page will show in these sizes. */
export const loadPicture = ({ file, sizes }: { file: PictureFile; sizes: string }): void =>
  loadFiles({ avif: srcSet(file, "avif"), webp: srcSet(file, "webp"), sizes });

/**
 * Loads the picture of a product's card in the size of the product's page, where it is the first one: it need not wait for the
 * product.
 */
export const loadPictureOfCard = (link: HTMLAnchorElement): void => {
  const picture = link.closest("article")?.querySelector("picture");
  const avif = picture?.querySelector("source")?.srcset;
  const webp = picture?.querySelector("img")?.srcset;
  if (avif && webp) loadFiles({ avif, webp, sizes: pictureSizes.gallery });
};
