import { paths } from "../../../paths.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";
import { countOfState, requestFilters, type RequestCounts, type RequestState } from "./request-states.ts";

const labels: Record<RequestState, string> = {
  open: "Open",
  "to-send": "Replacements to send",
  closed: "Closed",
};

/** One link for each filter of the requests. The filter of the orders below stays as it is. */
export const RequestFilter = ({
  state,
  counts,
  orderStatus,
}: {
  state: RequestState;
  /** `undefined` while they load. */
  counts: RequestCounts | undefined;
  orderStatus: string | undefined;
}) => (
  <nav aria-label="Requests by status" className="mt-4">
    <ul className="flex flex-wrap gap-2">
      {requestFilters.map((each) => (
        <li key={each}>
          <FilterLink
            to={paths.adminReturns(orderStatus, each === "open" ? undefined : each)}
            isCurrent={each === state}
          >
            {labels[each]}
            <span className="tabular-nums">{counts ? countOfState(counts, each) : "–"}</span>
          </FilterLink>
        </li>
      ))}
    </ul>
  </nav>
);
