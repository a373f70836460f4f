import { pictureSizes } from "../features/catalogue/picture-sizes.ts";
import { readShopQuery } from "../features/catalogue/shop-query.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import { ShopPageDocument } from "../graphql/generated.ts";
import type { PagePreload } from "./preloaded-page.ts";
import { shopTitle, shopVariables } from "../features/catalogue/shop-page.ts";

/** The first products for the filters in the URL. */
export const shopPreload: PagePreload = ({ pathname, parameters }) => {
  if (pathname !== "/shop") return undefined;
  const query = readShopQuery(parameters);
  return {
    queries: [typedQuery(ShopPageDocument, shopVariables(query))],
    head: (read) => {
      const file = read(ShopPageDocument)?.products.edges[0]?.node.coverPictures[0];
      const sizes = query.view === "list" ? pictureSizes.row : pictureSizes.cardBesideSidebar;
      return { title: shopTitle(query), picture: file && { file, sizes } };
    },
  };
};
