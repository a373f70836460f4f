import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { categories, categoryLabels, shopFilterOf } from "../catalogue/category-labels.ts";
import { inUrl, kindLabels } from "../catalogue/kind-labels.ts";
import { ProductCards } from "../catalogue/product-cards.tsx";
import { RecentlyViewed } from "../catalogue/recent/recently-viewed.tsx";
import type { NearbyProducts_NearbyFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

type NearbyProduct = NearbyProducts_NearbyFragment["newest"][number];

/** "Did you mean kurta or silk?": links to searches, each of which finds something. */
const Terms = ({ label, terms, end }: { label: string; terms: readonly string[]; end: string }) =>
  terms.length > 0 && (
    <span className="mt-2 block text-ink">
      {label}{" "}
      {terms.map((term, index) => (
        <Fragment key={term}>
          {index > 0 && " or "}
          <Link to={paths.search(term)} className="text-link font-semibold">
            {term}
          </Link>
        </Fragment>
      ))}
      {end}
    </span>
  );

const Links = ({ label, links }: { label: string; links: readonly { to: string; text: string }[] }) => (
  <nav aria-label={label} className="mt-2">
    <ul className="flex flex-wrap justify-center gap-2">
      {links.map(({ to, text }) => (
        <li key={to}>
          <ButtonLink variant="secondary" to={to}>
            {text}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </nav>
);

const categoryLinks = categories.map((category) => ({
  to: paths.shop(shopFilterOf(category)),
  text: categoryLabels[category],
}));

/**
 * A search without a match: words to search for instead, the kinds that they name, the categories, the newest products and those
 * viewed before.
 */
export const NearbyProducts = ({
  nearby,
  actionOf,
  heartOf,
}: {
  /** `null` if the products left the shop while the shopper paged through them. */
  nearby: NearbyProducts_NearbyFragment | null;
  actionOf: (product: NearbyProduct, color?: string) => ReactNode;
  heartOf: (product: NearbyProduct) => ReactNode;
}) => (
  <>
    <EmptyState
      title="No products found"
      text={
        <>
          Try another word, or fewer of them.
          <Terms label="Did you mean" terms={nearby?.corrections ?? []} end="?" />
          <Terms label="Try just one:" terms={nearby?.words ?? []} end="." />
        </>
      }
      action={<ButtonLink to={paths.shop()}>See the whole shop</ButtonLink>}
    />
    {nearby && nearby.kinds.length > 0 && (
      <Links
        label="Kinds of garments in your search"
        links={nearby.kinds.map((kind) => ({ to: paths.shopKind(inUrl(kind)), text: kindLabels[kind] }))}
      />
    )}
    <Links label="Categories" links={categoryLinks} />
    {nearby && nearby.newest.length > 0 && (
      <section aria-labelledby="newest" className="pt-16">
        <h2 id="newest" className="mb-8 text-2xl">
          Newest in the Shop
        </h2>
        {/* In three columns the fourth one would stand alone. */}
        <div className="sm:max-lg:[&>ul>li:nth-child(4)]:hidden">
          <ProductCards products={nearby.newest} actionOf={actionOf} heartOf={heartOf} />
        </div>
      </section>
    )}
    <RecentlyViewed className="pt-16" />
  </>
);
