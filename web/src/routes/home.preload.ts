import { organizationData } from "../features/content/organization-data.ts";
import { heroSizes } from "../features/home/picture-sizes.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import { HomeCollectionsDocument, HomePageDocument } from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { shop } from "../shop.ts";
import { formatRupees } from "../ui/money.ts";
import type { PagePreload, ReadResult } from "./preloaded-page.ts";

const description = () => {
  const { description: sold, freeShippingAbove, returnDays } = shop();
  return `${sold} Cash on delivery, free shipping over ${formatRupees(freeShippingAbove)}, ${returnDays}-day returns.`.trim();
};

/** The picture of the headline, if the shopkeeper has given it one. */
const heroPicture = (read: ReadResult) => {
  const sections = read(HomePageDocument)?.home.sections ?? [];
  return sections.find(({ hero }) => hero?.picture)?.hero?.picture;
};

export const homePreload: PagePreload = ({ pathname }) =>
  pathname === "/"
    ? {
        queries: [typedQuery(HomePageDocument, {}), typedQuery(HomeCollectionsDocument, {})],
        head: (read, absolute) => {
          const file = heroPicture(read);
          return {
            description: description(),
            picture: file ? { file, sizes: heroSizes } : undefined,
            canonicalPath: paths.home(),
            structuredData: organizationData(absolute),
          };
        },
      }
    : undefined;
