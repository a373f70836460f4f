import { categories, categoryLabels } from "../catalogue/category-labels.ts";
import type { Category } from "../../graphql/generated.ts";
import { Checkbox } from "../../ui/checkbox.tsx";

/** How many products stand in each category; undefined until it is known. */
export type CategoryCounts = readonly { category: Category; count: number }[] | undefined;

/** Which categories, with how many products each would show. None ticked means all, and so does "All". */
export const CategoryFilter = ({
  value,
  counts,
  onChange,
}: {
  value: readonly Category[];
  counts: CategoryCounts;
  onChange: (value: readonly Category[]) => void;
}) => {
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  const toggled = (category: Category) =>
    value.includes(category) ? value.filter((each) => each !== category) : [...value, category];
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Category</legend>
      <Checkbox label="All" note={all} checked={value.length === 0} onChange={() => onChange([])} />
      {categories.map((category) => (
        <Checkbox
          key={category}
          label={categoryLabels[category]}
          note={counts?.find((each) => each.category === category)?.count}
          checked={value.includes(category)}
          onChange={() => onChange(toggled(category))}
        />
      ))}
    </fieldset>
  );
};
