import { typedQuery } from "../graphql/typed-query.ts";
import { AboutPageDocument } from "../graphql/generated.ts";
import type { PagePreload } from "./preloaded-page.ts";

/** The products of the crafts. The page's head needs no query. */
export const aboutPreload: PagePreload = ({ pathname }) =>
  pathname === "/about"
    ? { queries: [typedQuery(AboutPageDocument, {})], head: () => ({ title: "About" }) }
    : undefined;
