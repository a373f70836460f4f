import { pictureSizes } from "../features/catalogue/picture-sizes.ts";
import { readShopQuery, writeShopQuery } from "../features/catalogue/shop-query.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import type { PagePreload } from "./preloaded-page.ts";
import { shopDocument, shopTitle, shopVariables } from "../features/catalogue/shop-page.ts";
import { canonicalShopPath, shopDescription } from "../features/catalogue/shop-head.ts";
import { breadcrumbs } from "../features/catalogue/product-structured-data.ts";
import { paths } from "../paths.ts";

/** The first products for the filters in the URL. */
export const shopPreload: PagePreload = ({ pathname, parameters }) => {
  if (pathname !== "/shop") return undefined;
  const query = readShopQuery(parameters);
  const document = shopDocument(query);
  return {
    queries: [typedQuery(document, shopVariables(query))],
    parameters: () => writeShopQuery(query),
    head: (read, absolute) => {
      const first = read(document)?.products.edges[0]?.node;
      const file = first?.matchingPicture ?? first?.coverPictures[0];
      const sizes = query.view === "list" ? pictureSizes.row : pictureSizes.cardBesideSidebar;
      const canonicalPath = canonicalShopPath(query);
      const steps = [
        { name: "Home", path: paths.home() },
        { name: "Shop", path: paths.shop() },
        { name: shopTitle(query), path: canonicalPath ?? paths.shop() },
      ];
      return {
        title: shopTitle(query),
        description: shopDescription(query),
        picture: file && { file, sizes },
        ...(canonicalPath !== undefined && {
          canonicalPath,
          structuredData: [breadcrumbs(canonicalPath === paths.shop() ? steps.slice(0, 2) : steps, absolute)],
        }),
      };
    },
  };
};
