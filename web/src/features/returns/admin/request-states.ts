import type { ReturnStatus } from "../../../graphql/generated.ts";
import { returnStatuses } from "../return-words.ts";

/** The filters of the requests by their word in the URL, with their statuses. The default is `open`. */
export const requestStates = {
  open: ["REQUESTED", "APPROVED", "RECEIVED"],
  requested: ["REQUESTED"],
  approved: ["APPROVED"],
  received: ["RECEIVED"],
  completed: ["COMPLETED"],
  ended: ["REFUSED", "WITHDRAWN", "CLOSED"],
  all: returnStatuses,
} as const satisfies Record<string, readonly ReturnStatus[]>;

export type RequestState = keyof typeof requestStates;

export const requestStateOf = (parameter: string | null): RequestState =>
  parameter !== null && Object.hasOwn(requestStates, parameter) ? (parameter as RequestState) : "open";

type Counts = readonly { status: ReturnStatus; count: number }[];

/** The number of returns in the statuses of a filter. */
export const countOfState = (counts: Counts, state: RequestState): number => {
  const statuses: readonly ReturnStatus[] = requestStates[state];
  return counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
};
