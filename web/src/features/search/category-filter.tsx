import { categories, categoryLabels } from "../catalogue/category-labels.ts";
import type { Category } from "../../graphql/generated.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { countText } from "./facet-options.ts";

/** Number of products by category; `undefined` while it loads. */
export type CategoryCounts = readonly { category: Category; count: number }[] | undefined;

/**
 * The category checkboxes, each with its number of products. An empty selection means all categories, as "All" does.
 */
export const CategoryFilter = ({
  value,
  counts,
  onChange,
}: {
  value: readonly Category[];
  counts: CategoryCounts;
  onChange: (value: readonly Category[]) => void;
}) => {
  const totalCount = counts?.reduce((sum, { count }) => sum + count, 0);
  const noteOf = (category: Category) => {
    const count = counts?.find((each) => each.category === category)?.count;
    return count === undefined ? undefined : countText(count);
  };
  const toggle = (category: Category) =>
    value.includes(category) ? value.filter((each) => each !== category) : [...value, category];
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Category</legend>
      <Checkbox
        label="All"
        note={totalCount === undefined ? undefined : countText(totalCount)}
        checked={value.length === 0}
        onChange={() => onChange([])}
      />
      {categories.map((category) => (
        <Checkbox
          key={category}
          label={categoryLabels[category]}
          note={noteOf(category)}
          checked={value.includes(category)}
          onChange={() => onChange(toggle(category))}
        />
      ))}
    </fieldset>
  );
};
