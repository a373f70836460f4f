import type { AdminReturnsQuery } from "../../../graphql/generated.ts";
import type { RequestCounts } from "./request-states.ts";

/** The counts of all filters in the result of a query of returns. */
export const countsOf = ({
  returns,
  replacementsDueCount,
}: {
  returns: Pick<AdminReturnsQuery["returns"], "statusCounts">;
  replacementsDueCount: number;
}): RequestCounts => ({ statusCounts: returns.statusCounts, replacementsDue: replacementsDueCount });
