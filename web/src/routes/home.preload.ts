import { typedQuery } from "../graphql/typed-query.ts";
import { FeaturedCollectionsDocument, LatestArrivalsDocument } from "../graphql/generated.ts";
import type { PagePreload } from "./preloaded-page.ts";

/** The top of the home page needs no query; collections and arrivals are further down. */
export const homePreload: PagePreload = ({ pathname }) =>
  pathname === "/"
    ? {
        queries: [typedQuery(FeaturedCollectionsDocument, {}), typedQuery(LatestArrivalsDocument, {})],
        head: () => ({}),
      }
    : undefined;
