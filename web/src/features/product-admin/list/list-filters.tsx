import { DebouncedSearchField } from "../../../ui/debounced-search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { shop } from "../../../shop.ts";
import { categories } from "../../catalogue/category-labels.ts";
import { categoryChoices } from "../form/category-choices.ts";
import { listSorts, listStates, MAX_TEXT_LENGTH, stockLevels, type ListQuery } from "./list-query.ts";

type ListFiltersProps = { query: ListQuery; onChange: (part: Partial<ListQuery>) => void };

const stateChoices = Object.entries(listStates).map(([value, label]) => ({ value, label }));

const stockChoices = () => [
  { value: "low", label: `${stockLevels.low} (1 to ${shop().lowStockUpTo})` },
  { value: "out", label: stockLevels.out },
];

const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>) => Object.keys(object) as Key[];

/** Search, filters and order of the admin's list. The URL holds them. */
export const ListFilters = ({ query, onChange }: ListFiltersProps) => (
  <search className="mt-4 grid grid-cols-2 items-end gap-x-3 gap-y-4 md:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_10.5rem_10rem_8.5rem_11.5rem]">
    <div className="max-xl:col-span-full">
      <DebouncedSearchField
        label="Search products"
        value={query.text}
        onChange={(text) => onChange({ text })}
        maxLength={MAX_TEXT_LENGTH}
        placeholder="Title, SKU, barcode or id"
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
      choices={stockChoices()}
      value={query.stock ?? ""}
      onChange={({ target }) =>
        onChange({ stock: keysOf(stockLevels).find((level) => level === target.value) ?? null })
      }
    />
    <Select
      label="State"
      choices={stateChoices}
      value={query.state}
      onChange={({ target }) =>
        onChange({ state: keysOf(listStates).find((state) => state === target.value) ?? "active" })
      }
    />
    <Select
      label="Sort by"
      choices={listSorts}
      value={query.sort}
      onChange={({ target }) => {
        const order = listSorts.find(({ value }) => value === target.value);
        if (order) onChange({ sort: order.value });
      }}
    />
  </search>
);
