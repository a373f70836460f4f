import { breadcrumbs } from "../features/catalogue/product-structured-data.ts";
import { contactDetails } from "../contact-details.ts";
import { AboutPageDocument } from "../graphql/generated.ts";
import { typedQuery } from "../graphql/typed-query.ts";
import { paths } from "../paths.ts";
import { shopFigures, shopStates } from "../shop-figures.ts";
import { formatRupees } from "../ui/money.ts";
import type { PagePreload } from "./preloaded-page.ts";

const { freeShippingAbove, checkoutShippingFee, returnDays, country } = shopFigures;

/** Title and description of each page of text. The title is the one that the page itself sets. */
const heads: Record<string, { title: string; description: string }> = {
  [paths.about()]: {
    title: "About",
    description:
      "Saanjh makes western cuts from Indian cloth: block print, handloom and hand embroidery, sewn in Chandigarh. Our story, our mission and what we hold to.",
  },
  [paths.delivery()]: {
    title: "Delivery",
    description: `Delivery to all ${shopStates.length} states of ${country}. Shipping ${formatRupees(checkoutShippingFee)}, free above ${formatRupees(freeShippingAbove)}. Cash on delivery or online payment, and ${returnDays} days for a return.`,
  },
  [paths.privacy()]: {
    title: "Privacy Policy",
    description:
      "Which data Saanjh stores, why and for how long, who else sees it, and how you take a copy of it, correct it or have it erased.",
  },
  [paths.contact()]: {
    title: "Contact",
    description: `Write to Saanjh about a size, a parcel or a print: by the contact form, WhatsApp, ${contactDetails.email}, or at our studio in Chandigarh. A person answers.`,
  },
};

/** The pages of text. Only the one about the shop has a query: the products of its crafts. */
export const contentPreload: PagePreload = ({ pathname }) => {
  const head = heads[pathname];
  return (
    head && {
      queries: pathname === paths.about() ? [typedQuery(AboutPageDocument, {})] : [],
      head: (_read, absolute) => ({
        ...head,
        canonicalPath: pathname,
        structuredData: [
          breadcrumbs(
            [
              { name: "Home", path: paths.home() },
              { name: head.title, path: pathname },
            ],
            absolute,
          ),
        ],
      }),
    }
  );
};
