import { CollectionPageDocument } from "../graphql/generated.ts";
import { collectionPictureSizes } from "../features/search/use-shop-collection.ts";
import { pictureSizes } from "../features/catalogue/picture-sizes.ts";
import { readShopQuery, writeShopQuery } from "../features/search/shop-query.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import type { PagePreload } from "./preloaded-page.ts";
import { shopDocument, shopTitle, shopVariables } from "../features/search/shop-page.ts";
import { canonicalShopPath, collectionDescription, shopDescription } from "../features/search/shop-head.ts";
import { breadcrumbs } from "../features/catalogue/product-structured-data.ts";
import { paths } from "../paths.ts";

/** The first products for the filters in the URL. */
export const shopPreload: PagePreload = ({ pathname, parameters }) => {
  if (pathname !== "/shop") return undefined;
  const query = readShopQuery(parameters);
  const document = shopDocument(query);
  return {
    queries: [
      typedQuery(document, shopVariables(query)),
      ...(query.collection ? [typedQuery(CollectionPageDocument, { slug: query.collection })] : []),
    ],
    parameters: () => writeShopQuery(query),
    isFound: (read) => read(CollectionPageDocument)?.collection !== null,
    movedTo: (read) => {
      const slug = read(CollectionPageDocument)?.collection?.slug;
      if (slug === undefined || slug === query.collection) return undefined;
      return `${paths.shop()}?${writeShopQuery({ ...query, collection: slug }).toString()}`;
    },
    head: (read, absolute) => {
      const collection = read(CollectionPageDocument)?.collection;
      if (collection === null) return { title: "Collection not found" };
      const title = shopTitle(query, collection?.title);
      const first = read(document)?.products.edges[0];
      const file = first?.matchingPicture ?? first?.node.coverPictures[0];
      const sizes = query.view === "list" ? pictureSizes.row : pictureSizes.cardBesideSidebar;
      const canonicalPath = canonicalShopPath(query);
      const steps = [
        { name: "Home", path: paths.home() },
        { name: "Shop", path: paths.shop() },
        { name: title, path: canonicalPath ?? paths.shop() },
      ];
      return {
        title,
        description: collection ? collectionDescription(collection) : shopDescription(query),
        picture: collection?.picture
          ? { file: collection.picture, sizes: collectionPictureSizes }
          : file && { file, sizes },
        ...(canonicalPath !== undefined && {
          canonicalPath,
          structuredData: [breadcrumbs(canonicalPath === paths.shop() ? steps.slice(0, 2) : steps, absolute)],
        }),
      };
    },
  };
};
