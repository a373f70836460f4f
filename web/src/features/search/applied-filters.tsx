import { useRef } from "react";
import { categoryLabels } from "../catalogue/category-labels.ts";
import { defaultShopQuery, TOP_PRICE, type ShopQuery } from "./shop-query.ts";
import { formatRupees } from "../../ui/money.ts";
import { Button } from "../../ui/button.tsx";
import { RemovableChip } from "../../ui/removable-chip.tsx";
import { facetLabel, facetNames, without, type FacetName } from "./facet-options.ts";
import type { ChangeShopQuery } from "./use-shop-query.ts";

type AppliedFilter = {
  key: string;
  label: string;
  /** The change of a query that takes the filter out. */
  removal: (query: ShopQuery) => Partial<ShopQuery>;
};

const priceRangeLabel = ([min, max]: ShopQuery["price"]) => {
  if (max >= TOP_PRICE) return `${formatRupees(min)} and above`;
  return min === 0 ? `Up to ${formatRupees(max)}` : `${formatRupees(min)} to ${formatRupees(max)}`;
};

/** "Size M", "One size", "Silk". */
const chipLabel = (name: FacetName, value: string): string => {
  const label = facetLabel(name, value);
  return name === "sizes" && !/size/i.test(label) ? `Size ${label}` : label;
};

/** Each filter that is set: its label, and the changes that remove it from the query. */
export const appliedFilters = (query: ShopQuery): AppliedFilter[] => [
  ...(query.text ? [{ key: "text", label: `“${query.text}”`, removal: () => ({ text: "" }) }] : []),
  ...query.categories.map((category) => ({
    key: category,
    label: categoryLabels[category],
    removal: ({ categories }: ShopQuery) => ({ categories: categories.filter((name) => name !== category) }),
  })),
  ...facetNames.flatMap((name) =>
    query[name].map((value) => ({
      key: `${name} ${value}`,
      label: chipLabel(name, value),
      removal: (current: ShopQuery) => without(current, name, value),
    })),
  ),
  ...(query.price[0] > 0 || query.price[1] < TOP_PRICE
    ? [
        {
          key: "price",
          label: priceRangeLabel(query.price),
          removal: () => ({ price: defaultShopQuery.price }),
        },
      ]
    : []),
];

/** From this number of chips on, a button removes all of them. */
const MANY_CHIPS = 2;

/** The applied filters as chips. Pressing a chip removes its filter; the focus moves to the neighbour. */
export const AppliedFilters = ({
  query,
  change,
  onLastRemoved,
  onClearAll,
}: {
  query: ShopQuery;
  change: ChangeShopQuery;
  /** Called when the last chip is removed, so that the caller moves the focus. */
  onLastRemoved: () => void;
  onClearAll: () => void;
}) => {
  const list = useRef<HTMLUListElement>(null);
  const applied = appliedFilters(query);
  const focusNeighbour = (from: HTMLElement) => {
    const chips = [...(list.current?.querySelectorAll("button") ?? [])];
    const index = chips.findIndex((chip) => chip === from);
    const neighbour = chips[index + 1] ?? chips[index - 1];
    if (neighbour) neighbour.focus();
    else onLastRemoved();
  };
  if (applied.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul ref={list} aria-label="Applied filters" className="contents">
        {applied.map(({ key, label, removal }) => (
          <li key={key} className="max-w-full">
            <RemovableChip
              label={label}
              onRemove={(chip) => {
                focusNeighbour(chip);
                change(removal);
              }}
            />
          </li>
        ))}
      </ul>
      {applied.length >= MANY_CHIPS && (
        <Button variant="quiet" className="text-sm" onClick={onClearAll}>
          Clear All
        </Button>
      )}
    </div>
  );
};
