import { useRef } from "react";
import { categoryLabels } from "../catalogue/category-labels.ts";
import { defaultShopQuery, TOP_PRICE, type ShopQuery } from "../catalogue/shop-query.ts";
import { formatRupees } from "../../ui/money.ts";
import { RemovableChip } from "../../ui/removable-chip.tsx";
import type { ChangeShopQuery } from "./use-shop-query.ts";

type Applied = { key: string; label: string; without: Partial<ShopQuery> };

const priceWords = ([min, max]: ShopQuery["price"]) =>
  max >= TOP_PRICE
    ? `${formatRupees(min)} and above`
    : min === 0
      ? `Up to ${formatRupees(max)}`
      : `${formatRupees(min)} to ${formatRupees(max)}`;

/** Each filter that is set, in words, with the query that it would be without it. */
export const appliedFilters = (query: ShopQuery): Applied[] => [
  ...(query.text ? [{ key: "text", label: `“${query.text}”`, without: { text: "" } }] : []),
  ...query.categories.map((category) => ({
    key: category,
    label: categoryLabels[category],
    without: { categories: query.categories.filter((each) => each !== category) },
  })),
  ...(query.price[0] > 0 || query.price[1] < TOP_PRICE
    ? [{ key: "price", label: priceWords(query.price), without: { price: defaultShopQuery.price } }]
    : []),
];

/** What is applied, as chips; pressing one takes it away, and its neighbour has the focus then. */
export const AppliedFilters = ({
  query,
  change,
  onLast,
}: {
  query: ShopQuery;
  change: ChangeShopQuery;
  /** When the last of them goes, and the focus has no place here any more. */
  onLast: () => void;
}) => {
  const list = useRef<HTMLUListElement>(null);
  const applied = appliedFilters(query);
  const moveOn = (from: HTMLElement) => {
    const chips = [...(list.current?.querySelectorAll("button") ?? [])];
    const place = chips.findIndex((chip) => chip === from);
    const neighbour = chips[place + 1] ?? chips[place - 1];
    if (neighbour) neighbour.focus();
    else onLast();
  };
  if (applied.length === 0) return null;
  return (
    <ul ref={list} aria-label="Applied filters" className="flex flex-wrap gap-2">
      {applied.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <RemovableChip
            label={label}
            onRemove={(chip) => {
              moveOn(chip);
              change(without);
            }}
          />
        </li>
      ))}
    </ul>
  );
};
