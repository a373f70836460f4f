import type { ReactNode } from "react";
import { categories, categoryLabels } from "../catalogue/category-labels.ts";
import { defaultShopQuery, shownSorts, sortsOf, TOP_PRICE, type ShopQuery } from "./shop-query.ts";
import type { Facets_FacetsFragment } from "../../graphql/generated.ts";
import { buttonClasses } from "../../ui/button-classes.ts";
import { fieldClasses } from "../../ui/field-frame.tsx";
import { FilterLink } from "../../ui/filter-link.tsx";
import { countText, facetNames, facetOptions, facetTitles, toggled } from "./facet-options.ts";
import { listUrl, queryInUrl, type ListPage } from "./list-page.ts";

/** The parameters that the form for text and price does not replace. */
const otherParameters = (page: ListPage, query: ShopQuery) => [
  ...queryInUrl[page].write({
    ...query,
    text: page === "shop" ? "" : query.text,
    price: defaultShopQuery.price,
    pages: 1,
    after: null,
  }),
];

const PriceInput = ({ name, label, value }: { name: string; label: string; value: number | undefined }) => (
  <label className="text-sm font-semibold">
    {label}
    <input type="number" name={name} min={0} max={TOP_PRICE} defaultValue={value} className={fieldClasses} />
  </label>
);

type FilterLinkOf = (label: string, change: Partial<ShopQuery>, isCurrent: boolean) => ReactNode;

type ShopLinksProps = { page: ListPage; query: ShopQuery; facets: Facets_FacetsFragment | undefined };

const SortLinks = ({ query, facets, link }: Omit<ShopLinksProps, "page"> & { link: FilterLinkOf }) => (
  <>
    <ul aria-label="Sort by" className="flex flex-wrap items-center gap-2">
      <li className="w-full text-sm font-semibold sm:w-24">Sort by</li>
      {shownSorts(sortsOf(query), query, facets).map(({ value, label }) =>
        link(label, { sort: value }, query.sort === value),
      )}
    </ul>
    <ul aria-label="Show as" className="flex flex-wrap items-center gap-2">
      <li className="w-full text-sm font-semibold sm:w-24">Show as</li>
      {link("Grid", { view: "grid" }, query.view === "grid")}
      {link("List", { view: "list" }, query.view === "list")}
    </ul>
  </>
);

const Links = ({ page, query, facets }: ShopLinksProps) => {
  const [min, max] = query.price;
  const link = (label: string, change: Partial<ShopQuery>, isCurrent: boolean) => (
    <li key={label}>
      <FilterLink to={listUrl(page, query, change)} isCurrent={isCurrent}>
        {label}
      </FilterLink>
    </li>
  );
  const withCategory = (category: (typeof categories)[number]) =>
    query.categories.includes(category)
      ? query.categories.filter((each) => each !== category)
      : [...query.categories, category];
  return (
    <nav aria-label="Filters and sort order" className="grid gap-3 border-b border-hairline py-4">
      <ul aria-label="Category" className="flex flex-wrap items-center gap-2">
        <li className="w-full text-sm font-semibold sm:w-24">Category</li>
        {link("All", { categories: [] }, query.categories.length === 0)}
        {categories.map((category) =>
          link(
            categoryLabels[category],
            { categories: withCategory(category) },
            query.categories.includes(category),
          ),
        )}
      </ul>
      {facetNames.map((name) => {
        const options = facetOptions(name, query, facets) ?? [];
        return (
          options.length > 0 && (
            <ul key={name} aria-label={facetTitles[name]} className="flex flex-wrap items-center gap-2">
              <li className="w-full text-sm font-semibold sm:w-24">{facetTitles[name]}</li>
              {options.map(({ value, label, count, isChosen }) =>
                link(
                  count === undefined ? label : `${label} (${countText(count)})`,
                  toggled(query, name, value),
                  isChosen,
                ),
              )}
            </ul>
          )
        );
      })}
      {page === "shop" && <SortLinks query={query} facets={facets} link={link} />}
      <form action={queryInUrl[page].path} className="grid grid-cols-2 items-end gap-3 sm:flex">
        {otherParameters(page, query).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {page === "shop" && (
          <label className="text-sm font-semibold max-sm:col-span-2">
            Search text
            <input
              type="search"
              name="text"
              defaultValue={query.text}
              maxLength={100}
              className={fieldClasses}
            />
          </label>
        )}
        <PriceInput name="min" label="From" value={min > 0 ? min : undefined} />
        <PriceInput name="max" label="To" value={max < TOP_PRICE ? max : undefined} />
        <button className={buttonClasses({ variant: "secondary" })}>Apply</button>
      </form>
    </nav>
  );
};

/** Filters, sort order and view as links and a form, for a browser without JavaScript. */
export const ShopLinks = (props: ShopLinksProps) => (
  <noscript>{import.meta.env.SSR && <Links {...props} />}</noscript>
);
