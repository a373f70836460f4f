import type { OrderStatus } from "../../../graphql/generated.ts";
import { countOf, statusNames, statusParameter } from "../order-status.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";

type StatusFilterProps = {
  /** `null` shows no numbers: a search or a filter narrows the list, and the counts are those of all orders. */
  counts: readonly { status: OrderStatus; count: number }[] | null;
  /** The statuses of the page, each with a link. */
  statuses: readonly OrderStatus[];
  /** The selected status; all if `undefined`. */
  status: OrderStatus | undefined;
  /** The URL of the page with a status, and with its other parameters. */
  toPath: (status: string | undefined, parameters: URLSearchParams) => string;
};

const countText = (counts: NonNullable<StatusFilterProps["counts"]>, status: OrderStatus | undefined) =>
  counts.length > 0 ? countOf(counts, status).toLocaleString("en-IN") : "–";

/** One link for each status with its number of orders. The URL holds the selected status. */
export const StatusFilter = ({ counts, statuses, status, toPath }: StatusFilterProps) => {
  const pageCounts = counts?.filter((entry) => statuses.includes(entry.status));
  return (
    <nav aria-label="Orders by status" className="mt-4">
      <ul className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:flex-wrap">
        {[undefined, ...statuses].map((each) => (
          <li key={each ?? "ALL"} className="shrink-0">
            <FilterLink
              toPath={(parameters) => toPath(statusParameter(each), parameters)}
              isCurrent={each === status}
            >
              {each ? statusNames[each] : "All"}
              {pageCounts && <span className="tabular-nums">{countText(pageCounts, each)}</span>}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
