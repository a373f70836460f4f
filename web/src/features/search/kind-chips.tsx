import type { Facets_FacetsFragment } from "../../graphql/generated.ts";
import { facetOptions, toggled } from "./facet-options.ts";
import type { ShopQuery } from "./shop-query.ts";
import type { ChangeShopQuery } from "./use-shop-query.ts";

type KindChipsProps = {
  query: ShopQuery;
  change: ChangeShopQuery;
  /** `undefined` while the counts load. */
  facets: Facets_FacetsFragment | undefined;
};

/**
 * The kinds of garments in the list: on a phone, a row of chips above the products. A press turns the filter of a kind on or off.
 */
export const KindChips = ({ query, change, facets }: KindChipsProps) => {
  const kinds = facetOptions("kinds", query, facets);
  if (kinds && kinds.length < 2 && query.kinds.length === 0) return null;
  return (
    <ul
      aria-label="Kinds of garments"
      className="-mx-4 flex min-h-17 items-center gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:-mx-10 md:px-10 lg:hidden noscript:hidden"
    >
      {kinds?.map(({ value, label, isChosen }) => (
        <li key={value} className="shrink-0">
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={() => change(toggled(query, "kinds", value))}
            className="min-h-11 rounded-sm border border-edge bg-paper-raised px-3.5 text-sm hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
};
