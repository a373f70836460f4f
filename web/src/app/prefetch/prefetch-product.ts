import type { ApolloClient } from "@apollo/client";
import { pictureSizes } from "../../features/catalogue/picture-sizes.ts";
import { ProductPageDocument, type ProductPageQuery } from "../../graphql/generated.ts";
import { firstPicture, productPreload } from "../../routes/product.preload.ts";
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
const loadPicture = ({ file, sizes }: { file: PictureFile; sizes: string }): void =>
  loadFiles({ avif: srcSet(file, "avif"), webp: srcSet(file, "webp"), sizes });

/**
 * Loads the picture of a product's card in the size of the product's page, where it is the first one: it need not wait for the
 * product.
 */
const loadPictureOfCard = (link: HTMLAnchorElement): void => {
  const picture = link.closest("article")?.querySelector("picture");
  const avif = picture?.querySelector("source")?.srcset;
  const webp = picture?.querySelector("img")?.srcset;
  if (avif && webp) loadFiles({ avif, webp, sizes: pictureSizes.gallery });
};

/**
 * Loads the product of the page at this link's URL and its first picture. Similar products are further down the page and wait
 * for the press.
 */
export const prefetchProduct = async (client: ApolloClient, link: HTMLAnchorElement): Promise<void> => {
  const { pathname, search, searchParams } = new URL(link.href);
  const { queries } = productPreload({ pathname, parameters: searchParams }) ?? {};
  const query = queries?.find(({ document }) => document === ProductPageDocument);
  if (!query) return;
  // A card shows the first colour.
  if (!search) loadPictureOfCard(link);
  const { data } = await client.query<ProductPageQuery>({
    query: query.document,
    variables: query.variables,
  });
  const picture = data && firstPicture(data.product, searchParams);
  if (picture) loadPicture(picture);
};
