import { useState, type ReactNode } from "react";
import type { Facets_FacetsFragment } from "../../graphql/generated.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ShopQuery } from "./shop-query.ts";
import {
  countText,
  facetOptions,
  facetTitles,
  toggled,
  type FacetName,
  type FacetOption,
} from "./facet-options.ts";
import type { ChangeShopQuery } from "./use-shop-query.ts";
import { colorFamilies } from "./facet-labels.ts";

/** The swatch of a family of colours. Decorative: its name is beside it. Forced colours leave it as it is. */
const FamilySwatch = ({ family }: { family: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 2 2"
    className="inline-block size-5 shrink-0 rounded-full border border-ink/30 forced-color-adjust-none"
  >
    <rect width="2" height="2" fill={colorFamilies[family as keyof typeof colorFamilies].swatch} />
  </svg>
);

/** Values of a list that are visible before "Show all". */
const FIRST_VALUES = 6;

const spokenCount = (count: number | undefined): string =>
  count === undefined ? "" : `, ${countText(count)} ${count === 1 ? "product" : "products"}`;

/** A value as a button-like box: a size. */
const BoxOption = ({ option, onToggle }: { option: FacetOption; onToggle: () => void }) => (
  <label className="has-focus-visible:outline-2 flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm border border-edge bg-paper-raised px-2.5 text-sm outline-offset-2 outline-indigo hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:outline-[Highlight] forced-colors:has-checked:forced-color-adjust-none">
    <input type="checkbox" checked={option.isChosen} onChange={onToggle} className="sr-only" />
    <span translate="no">{option.label}</span>
    {option.count !== undefined && (
      <span aria-hidden="true" className="text-xs tabular-nums opacity-70">
        {countText(option.count)}
      </span>
    )}
    <span className="sr-only">{spokenCount(option.count)}</span>
  </label>
);

/** The values of a facet: sizes as boxes, colours with their swatches in two columns, others as a list. */
const Options = ({
  name,
  options,
  onToggle,
}: {
  name: FacetName;
  options: readonly FacetOption[];
  onToggle: (value: string) => void;
}) => {
  if (name === "sizes")
    return (
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <BoxOption key={option.value} option={option} onToggle={() => onToggle(option.value)} />
        ))}
      </div>
    );
  const label = ({ value, label: text }: FacetOption): ReactNode =>
    name === "colors" ? (
      <span className="flex items-center gap-2.5">
        <FamilySwatch family={value} /> {text}
      </span>
    ) : (
      text
    );
  return options.map((option) => (
    <Checkbox
      key={option.value}
      label={label(option)}
      note={option.count !== undefined && countText(option.count)}
      checked={option.isChosen}
      onChange={() => onToggle(option.value)}
    />
  ));
};

/** The checkboxes of one facet, each with the number of products that it would show. */
export const FacetFilter = ({
  name,
  query,
  facets,
  change,
}: {
  name: FacetName;
  query: ShopQuery;
  facets: Facets_FacetsFragment | undefined;
  change: ChangeShopQuery;
}) => {
  const [isWhole, setWhole] = useState(false);
  const options = facetOptions(name, query, facets);
  if (options?.length === 0) return null;
  const isShort = isWhole || name === "sizes" || !options || options.length <= FIRST_VALUES + 1;
  const visible = isShort
    ? options
    : options.filter(({ isChosen }, index) => index < FIRST_VALUES || isChosen);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{facetTitles[name]}</legend>
      {visible ? (
        <Options
          name={name}
          options={visible}
          onToggle={(value) => change((current) => toggled(current, name, value))}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
      {!isShort && (
        <button
          type="button"
          className="text-link min-h-11 text-sm"
          onClick={(event) => {
            // The button goes away: the focus moves to the first box.
            event.currentTarget.closest("fieldset")?.querySelector("input")?.focus();
            setWhole(true);
          }}
        >
          Show all {options.length}
        </button>
      )}
    </fieldset>
  );
};
