import { organizationData } from "../features/content/organization-data.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import { FeaturedCollectionsDocument, LatestArrivalsDocument } from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { shopFigures } from "../shop-figures.ts";
import { formatRupees } from "../ui/money.ts";
import type { PagePreload } from "./preloaded-page.ts";

const { freeShippingAbove, returnDays } = shopFigures;

const description = `Dresses, co-ords, office wear and accessories with western lines and Indian craft. Cash on delivery, free shipping over ${formatRupees(freeShippingAbove)}, ${returnDays}-day returns.`;

/** The top of the home page needs no query; collections and arrivals are further down. */
export const homePreload: PagePreload = ({ pathname }) =>
  pathname === "/"
    ? {
        queries: [typedQuery(FeaturedCollectionsDocument, {}), typedQuery(LatestArrivalsDocument, {})],
        head: (_read, absolute) => ({
          description,
          canonicalPath: paths.home(),
          structuredData: organizationData(absolute),
        }),
      }
    : undefined;
