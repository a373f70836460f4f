import { breadcrumbs } from "../features/catalogue/product-structured-data.ts";
import { withFigures } from "../features/content/figures.ts";
import { instantOf } from "../features/content/page-instant.ts";
import { versionOf, versionParameters } from "../features/content/page-version.ts";
import { AboutPageDocument, TextPageDocument } from "../graphql/generated.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import { paths } from "../paths.ts";
import type { PagePreload } from "./preloaded-page.ts";

/** The slug of a page of text. Four have a path of their own. */
const slugOf = (pathname: string): string | undefined =>
  /^\/(about|delivery|privacy|contact)$/.exec(pathname)?.[1] ??
  /^\/pages\/([a-z\d]+(?:-[a-z\d]+)*|:slug)$/.exec(pathname)?.[1];

/** An address below `/pages` that no page can have. */
const noPage: ReturnType<PagePreload> = {
  queries: [],
  isFound: () => false,
  head: () => ({ title: "Page not found" }),
};

/** The pages of text. The one about the shop also shows products of its crafts. */
export const contentPreload: PagePreload = ({ pathname, parameters }) => {
  const slug = slugOf(pathname);
  if (slug === undefined) return pathname.startsWith("/pages/") ? noPage : undefined;
  // A page at an instant belongs to an order of one shopper, so it is not preloaded: the browser reads it.
  if (pathname.startsWith("/pages/") && instantOf(parameters) !== null)
    return {
      queries: [],
      parameters: () => new URLSearchParams({ at: instantOf(parameters) ?? "" }),
      head: () => ({ title: "Terms" }),
    };
  const textQuery = typedQuery(TextPageDocument, { slug, version: versionOf(parameters) });
  return {
    queries: slug === "about" ? [textQuery, typedQuery(AboutPageDocument, {})] : [textQuery],
    parameters: () => versionParameters(parameters),
    isFound: (read) => read(TextPageDocument)?.page !== null,
    head: (read, absolute) => {
      const page = read(TextPageDocument)?.page;
      if (!page) return { title: "Page not found" };
      const path = paths.page(slug);
      return {
        title: page.name,
        description: withFigures(page.description) || undefined,
        // Search engines leave an earlier version out.
        ...(page.isCurrent && { canonicalPath: path }),
        structuredData: [
          breadcrumbs(
            [
              { name: "Home", path: paths.home() },
              { name: page.name, path },
            ],
            absolute,
          ),
        ],
      };
    },
  };
};
