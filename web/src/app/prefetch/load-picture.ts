import { srcSet, type PictureFile } from "../../ui/picture.tsx";

/** Loads the file that `Picture` will choose into the browser's cache, by the same element outside of the page. */
export const loadPicture = ({ file, sizes }: { file: PictureFile; sizes: string }): void => {
  const picture = document.createElement("picture");
  const source = document.createElement("source");
  source.type = "image/avif";
  source.sizes = sizes;
  source.srcset = srcSet(file, "avif");
  const image = new Image();
  picture.append(source, image);
  image.sizes = sizes;
  image.srcset = srcSet(file, "webp");
};
