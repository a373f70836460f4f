import type { ReviewState } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";

const filters = [
  { state: "NEW", label: "New", parameter: undefined },
  { state: "HIDDEN", label: "Hidden", parameter: "hidden" },
  { state: "ALL", label: "All", parameter: "all" },
] as const;

/** The state of the URL; new reviews without a known one. */
export const reviewStateOf = (parameter: string | null): ReviewState =>
  filters.find((filter) => filter.parameter === parameter)?.state ?? "NEW";

/** One link for each state. */
export const ReviewFilter = ({ state }: { state: ReviewState }) => (
  <nav aria-label="Reviews by state" className="mt-4">
    <ul className="flex flex-wrap gap-2">
      {filters.map((filter) => (
        <li key={filter.state}>
          <FilterLink to={paths.adminReviews(filter.parameter)} isCurrent={filter.state === state}>
            {filter.label}
          </FilterLink>
        </li>
      ))}
    </ul>
  </nav>
);
