import type { Facets_FacetsFragment } from "../../graphql/generated.ts";
import { colorFamilies, colors, compareSizes, fabricLabels, fabrics, sizeLabel } from "./facet-labels.ts";
import { kindLabels, kinds } from "../catalogue/kind-labels.ts";
import { countryName } from "../../ui/country-name.ts";
import type { ShopQuery } from "./shop-query.ts";

/** The facets of the filters, in their order. */
export const facetNames = ["kinds", "sizes", "colors", "fabrics", "origins"] as const;

export type FacetName = (typeof facetNames)[number];

export const facetTitles: Record<FacetName, string> = {
  kinds: "Kind",
  sizes: "Size in stock",
  colors: "Colour",
  fabrics: "Fabric",
  origins: "Country of origin",
};

/** One value of a facet. `count` is missing for a country of origin. */
export type FacetOption = { value: string; label: string; count: number | undefined; isChosen: boolean };

/** Counts by facet and value. */
const countsIn = (
  facets: Facets_FacetsFragment,
): Record<FacetName, ReadonlyMap<string, number | undefined>> => ({
  kinds: new Map(facets.kinds.map(({ kind, count }) => [kind, count])),
  sizes: new Map(facets.sizes.map(({ size, count }) => [size, count])),
  colors: new Map(facets.colors.map(({ color, count }) => [color, count])),
  fabrics: new Map(facets.fabrics.map(({ fabric, count }) => [fabric, count])),
  origins: new Map(facets.origins.map((origin) => [origin, undefined])),
});

/** The displayed name of a value. */
export const facetLabel = (name: FacetName, value: string): string => {
  if (name === "kinds") return kindLabels[value as keyof typeof kindLabels];
  if (name === "colors") return colorFamilies[value as keyof typeof colorFamilies].label;
  if (name === "fabrics") return fabricLabels[value as keyof typeof fabricLabels];
  return name === "origins" ? countryName(value) : sizeLabel(value);
};

const allValues = { kinds, colors, fabrics } as const;

/**
 * The values of a facet: those with products, and the chosen ones, which are shown without products too. `undefined` while
 * the counts load.
 */
export const facetOptions = (
  name: FacetName,
  query: ShopQuery,
  facets: Facets_FacetsFragment | undefined,
): FacetOption[] | undefined => {
  const counts = facets && countsIn(facets)[name];
  if (!counts) return undefined;
  const chosen: readonly string[] = query[name];
  const values: readonly string[] =
    name === "sizes" || name === "origins"
      ? [...new Set([...counts.keys(), ...chosen])].toSorted(name === "sizes" ? compareSizes : undefined)
      : allValues[name];
  return values
    .filter((value) => counts.has(value) || chosen.includes(value))
    .map((value) => ({
      value,
      label: facetLabel(name, value),
      count: counts.has(value) ? counts.get(value) : 0,
      isChosen: chosen.includes(value),
    }));
};

/** The change of the query that takes a value out. */
export const without = (query: ShopQuery, name: FacetName, value: string): Partial<ShopQuery> => {
  const chosen: readonly string[] = query[name];
  return { [name]: chosen.filter((each) => each !== value) };
};

/** The change of the query that chooses a value, or takes it out. */
export const toggled = (query: ShopQuery, name: FacetName, value: string): Partial<ShopQuery> => {
  const chosen: readonly string[] = query[name];
  return chosen.includes(value) ? without(query, name, value) : { [name]: [...chosen, value] };
};

/** Above this, a count is an estimate and its digits say nothing. */
const MOST_COUNTED = 1000;

/** "18", "1,000+". */
export const countText = (count: number): string =>
  count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString("en-IN")}+` : count.toLocaleString("en-IN");
