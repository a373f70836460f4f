import type { Facets_FacetsFragment } from "../../graphql/generated.ts";
import type { ShopQuery } from "./shop-query.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { FacetFilter } from "./facet-filter.tsx";
import { facetNames } from "./facet-options.ts";
import { PriceFilter } from "./price-filter.tsx";
import type { ChangeShopQuery } from "./use-shop-query.ts";
import { DebouncedSearchField } from "../../ui/debounced-search-field.tsx";
import { MAX_SEARCH_LENGTH } from "./text-in-url.ts";

/** The search text of the shop page. */
const TextFilter = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => (
  <DebouncedSearchField
    label="Search text"
    value={value}
    onChange={onChange}
    maxLength={MAX_SEARCH_LENGTH}
    placeholder="Silk, kurta, indigo …"
  />
);

export type FiltersProps = {
  query: ShopQuery;
  /** `undefined` while the first products load. */
  facets: Facets_FacetsFragment | undefined;
  change: ChangeShopQuery;
  /** Whether the text is a filter; on the search page it is the search itself. */
  hasText: boolean;
};

/**
 * The filters of the shop page (specification, section 2) and the facets, in the sidebar of a desktop and in the sheet of a
 * phone.
 */
export const Filters = ({ query, facets, change, hasText }: FiltersProps) => (
  <div className="grid gap-7">
    {hasText && <TextFilter value={query.text} onChange={(text) => change({ text }, true)} />}
    <CategoryFilter
      value={query.categories}
      counts={facets?.categories}
      onChange={(categories) => change({ categories })}
    />
    {facetNames.map((name) => (
      <FacetFilter key={name} name={name} query={query} facets={facets} change={change} />
    ))}
    <PriceFilter value={query.price} onChange={(price) => change({ price })} />
  </div>
);
