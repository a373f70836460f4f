import { useEffect } from "react";
import { useCollectionPageQuery } from "../../graphql/generated.ts";
import type { ShopQuery } from "./shop-query.ts";
import type { ChangeShopQuery } from "./use-shop-query.ts";

/** The attribute `sizes` of the picture of a collection's page. */
export const collectionPictureSizes = "(min-width: 64rem) 24rem, (min-width: 48rem) 18rem, calc(100vw - 1px)";

/**
 * The collection of the shop page: `undefined` while it loads and on the page of the whole shop, `null` if the shop does not show
 * it. A former slug in the URL becomes the present one.
 */
export const useShopCollection = ({ collection: slug }: ShopQuery, change: ChangeShopQuery) => {
  const { data } = useCollectionPageQuery({ variables: { slug }, skip: slug === "" });
  const presentSlug = data?.collection?.slug;
  useEffect(() => {
    if (presentSlug === undefined || presentSlug === slug) return;
    change((current) => (current.collection === slug ? { ...current, collection: presentSlug } : null), true);
  }, [presentSlug, slug, change]);
  return slug === "" ? undefined : data?.collection;
};
