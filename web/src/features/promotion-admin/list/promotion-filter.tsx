import type { PromotionState } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";

const filters = [
  { state: null, label: "All", parameter: undefined },
  { state: "RUNNING", label: "Running", parameter: "running" },
  { state: "SCHEDULED", label: "Scheduled", parameter: "scheduled" },
  { state: "PAUSED", label: "Paused", parameter: "paused" },
  { state: "ENDED", label: "Ended", parameter: "ended" },
] as const;

/** The state of the URL; `null`, which is any state, without a known one. */
export const promotionStateOf = (parameter: string | null): PromotionState | null =>
  filters.find((filter) => filter.parameter === parameter)?.state ?? null;

/** One link for each state. */
export const PromotionFilter = ({ state }: { state: PromotionState | null }) => (
  <nav aria-label="Promotions by state" className="mt-4">
    <ul className="flex flex-wrap gap-2">
      {filters.map((filter) => (
        <li key={filter.label}>
          <FilterLink to={paths.adminPromotions(filter.parameter)} isCurrent={filter.state === state}>
            {filter.label}
          </FilterLink>
        </li>
      ))}
    </ul>
  </nav>
);
