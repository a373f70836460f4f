import { ask } from "../graphql/ask.ts";
import { FeaturedCollectionsDocument, LatestArrivalsDocument } from "../graphql/generated.ts";
import type { FirstPageOf } from "./preloaded-page.ts";

/** At home everything in sight is there without an answer; arrivals and collections are further down. */
export const homeFirst: FirstPageOf = ({ pathname }) =>
  pathname === "/"
    ? { asks: [ask(FeaturedCollectionsDocument, {}), ask(LatestArrivalsDocument, {})], head: () => ({}) }
    : undefined;
