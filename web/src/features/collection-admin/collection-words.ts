import type { CollectionRow_CollectionFragment } from "../../graphql/generated.ts";
import { formatCount, formatRupees } from "../../ui/money.ts";
import { kindLabels } from "../catalogue/kind-labels.ts";
import { categoryNames } from "../product-admin/form/category-choices.ts";
import { colorFamilies, fabricLabels } from "../search/facet-labels.ts";

type Rule = CollectionRow_CollectionFragment["rule"];

const priceWords = ({ minPrice, maxPrice }: Rule): string | undefined => {
  if (minPrice !== null && maxPrice !== null) return `${formatRupees(minPrice)} to ${formatRupees(maxPrice)}`;
  if (minPrice !== null) return `from ${formatRupees(minPrice)}`;
  return maxPrice === null ? undefined : `up to ${formatRupees(maxPrice)}`;
};

/** What a rule selects: "Partywear, dresses and gowns, up to ₹2,000, in stock". */
export const ruleWords = (rule: Rule): string => {
  const parts = [
    rule.categories.map((each) => categoryNames[each]).join(" or "),
    rule.kinds.map((each) => kindLabels[each]).join(" or "),
    rule.colors.map((each) => colorFamilies[each].label).join(" or "),
    rule.fabrics.map((each) => fabricLabels[each]).join(" or "),
    rule.sizes.length > 0 ? `size ${rule.sizes.join(" or ")}` : "",
    priceWords(rule),
    rule.isNew ? "new" : "",
    rule.isOnSale ? "on sale" : "",
    rule.isInStock ? "in stock" : "",
  ].filter(Boolean);
  return parts.join(", ") || "Every product";
};

/** Counts end at 10,000. */
const MOST_COUNTED = 10_000;

export const productsText = (count: number): string => {
  if (count === 1) return "1 product";
  return `${formatCount(count)}${count >= MOST_COUNTED ? " or more" : ""} products`;
};

/** Where the products of a collection come from. */
export const kindWords = ({ kind, rule }: Pick<CollectionRow_CollectionFragment, "kind" | "rule">): string =>
  kind === "PICKED" ? "Picked by hand" : `By rule: ${ruleWords(rule)}`;
