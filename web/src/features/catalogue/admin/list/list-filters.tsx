import { Link } from "react-router-dom";
import { paths } from "../../../../paths.ts";
import { DebouncedSearchField } from "../../../../ui/debounced-search-field.tsx";
import { Select } from "../../../../ui/select.tsx";
import { categories, categoryLabels } from "../../category-labels.ts";
import {
  listSorts,
  listStates,
  MAX_TEXT_LENGTH,
  stockLevels,
  writeListQuery,
  type ListQuery,
} from "./list-query.ts";

type ListFiltersProps = { query: ListQuery; onChange: (part: Partial<ListQuery>) => void };

const categoryChoices = categories.map((category) => ({ value: category, label: categoryLabels[category] }));

const stockChoices = Object.entries(stockLevels).map(([value, label]) => ({ value, label }));

const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>) => Object.keys(object) as Key[];

/** One link for each state of products. */
const StateLinks = ({ query }: { query: ListQuery }) => (
  <nav aria-label="Products by state">
    <ul className="flex gap-2">
      {keysOf(listStates).map((state) => (
        <li key={state}>
          <Link
            to={paths.adminManageProducts(writeListQuery({ ...query, state }))}
            aria-current={query.state === state ? "page" : undefined}
            className="inline-flex min-h-12 items-center rounded-sm border border-edge px-3.5 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {listStates[state]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Search, filters and order of the admin's list. The URL holds them. */
export const ListFilters = ({ query, onChange }: ListFiltersProps) => (
  <search className="mt-4 grid grid-cols-2 items-end gap-x-3 gap-y-4 md:grid-cols-[minmax(0,1fr)_11rem_11rem_12rem]">
    <div className="max-md:col-span-2">
      <DebouncedSearchField
        label="Search products"
        value={query.text}
        onChange={(text) => onChange({ text })}
        maxLength={MAX_TEXT_LENGTH}
        placeholder="Words, or an id"
      />
    </div>
    <Select
      label="Category"
      placeholder="All categories"
      choices={categoryChoices}
      value={query.category ?? ""}
      onChange={({ target }) =>
        onChange({ category: categories.find((category) => category === target.value) ?? null })
      }
    />
    <Select
      label="Stock"
      placeholder="Any stock"
      choices={stockChoices}
      value={query.stock ?? ""}
      onChange={({ target }) =>
        onChange({ stock: keysOf(stockLevels).find((level) => level === target.value) ?? null })
      }
    />
    <Select
      label="Sort by"
      className="max-md:col-span-2"
      choices={listSorts}
      value={query.sort}
      onChange={({ target }) => {
        const order = listSorts.find(({ value }) => value === target.value);
        if (order) onChange({ sort: order.value });
      }}
    />
    <div className="col-span-full">
      <StateLinks query={query} />
    </div>
  </search>
);
