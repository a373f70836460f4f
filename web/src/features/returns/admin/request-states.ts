import type { ReturnStatus } from "../../../graphql/generated.ts";

/** The filters of the requests that are statuses, by their word in the URL. The default is `open`. */
export const requestStates = {
  open: ["REQUESTED", "APPROVED", "RECEIVED"],
  closed: ["COMPLETED", "REFUSED", "WITHDRAWN", "CLOSED"],
} as const satisfies Record<string, readonly ReturnStatus[]>;

export type StatusState = keyof typeof requestStates;

/** The filter of the replacements that are still to be sent. Their returns are completed. */
export const toSend = "to-send";

export type RequestState = StatusState | typeof toSend;

/** All filters in the order of the page. */
export const requestFilters: readonly RequestState[] = ["open", toSend, "closed"];

export const requestStateOf = (parameter: string | null): RequestState =>
  requestFilters.find((state) => state === parameter) ?? "open";

export type RequestCounts = {
  statusCounts: readonly { status: ReturnStatus; count: number }[];
  replacementsDue: number;
};

/** The number of returns of a filter. */
export const countOfState = (
  { statusCounts, replacementsDue }: RequestCounts,
  state: RequestState,
): number => {
  if (state === toSend) return replacementsDue;
  const statuses: readonly ReturnStatus[] = requestStates[state];
  return statusCounts
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
};
