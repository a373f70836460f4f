import type { OrderStatus } from "../../../graphql/generated.ts";
import { countOf, statusNames, statusParameter } from "../order-status.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";

type StatusFilterProps = {
  counts: readonly { status: OrderStatus; count: number }[];
  /** The statuses of the page, each with a link. */
  statuses: readonly OrderStatus[];
  /** The selected status; all if `undefined`. */
  status: OrderStatus | undefined;
  /** The URL of the page with a status parameter. */
  toPath: (parameter?: string) => string;
};

/** One link for each status with its number of orders. The URL holds the selected status. */
export const StatusFilter = ({ counts, statuses, status, toPath }: StatusFilterProps) => {
  const pageCounts = counts.filter((entry) => statuses.includes(entry.status));
  return (
    <nav aria-label="Orders by status" className="mt-4">
      <ul className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap">
        {[undefined, ...statuses].map((each) => (
          <li key={each ?? "ALL"} className="shrink-0">
            <FilterLink to={toPath(statusParameter(each))} isCurrent={each === status}>
              {each ? statusNames[each] : "All"}
              <span className="tabular-nums">
                {counts.length > 0 ? countOf(pageCounts, each).toLocaleString("en-IN") : "–"}
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
