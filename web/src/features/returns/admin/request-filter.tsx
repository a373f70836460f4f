import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import type { ReturnStatus } from "../../../graphql/generated.ts";
import { countOfState, requestStates, type RequestState } from "./request-states.ts";

const labels: Record<RequestState, string> = {
  open: "Open",
  requested: "Requested",
  approved: "Approved",
  received: "Received",
  completed: "Completed",
  ended: "Ended",
  all: "All",
};

/** One link for each filter of the requests. The filter of the orders below stays as it is. */
export const RequestFilter = ({
  state,
  counts,
  orderStatus,
}: {
  state: RequestState;
  /** `undefined` while they load. */
  counts: readonly { status: ReturnStatus; count: number }[] | undefined;
  orderStatus: string | undefined;
}) => (
  <nav aria-label="Requests by status" className="mt-4">
    <ul className="flex flex-wrap gap-2">
      {(Object.keys(requestStates) as RequestState[]).map((each) => (
        <li key={each}>
          <Link
            to={paths.adminReturns(orderStatus, each === "open" ? undefined : each)}
            aria-current={each === state ? "page" : undefined}
            className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-3.5 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {labels[each]}
            <span className="tabular-nums">{counts ? countOfState(counts, each) : "–"}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
