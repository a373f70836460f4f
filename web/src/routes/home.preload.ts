import { typedQuery } from "../graphql/typed-query.ts";
import { FeaturedCollectionsDocument, LatestArrivalsDocument } from "../graphql/generated.ts";
import type { PagePreload } from "./preloaded-page.ts";

/** At home everything in sight is there without an answer; arrivals and collections are further down. */
export const homePreload: PagePreload = ({ pathname }) =>
  pathname === "/"
    ? {
        queries: [typedQuery(FeaturedCollectionsDocument, {}), typedQuery(LatestArrivalsDocument, {})],
        head: () => ({}),
      }
    : undefined;
