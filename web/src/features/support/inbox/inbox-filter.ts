import type { ContactMessageFilter, MessageSort } from "../../../graphql/generated.ts";
import { isTicketCategory } from "../ticket-categories.ts";

/** The parts of the inbox by their word in the URL, with the filter of the query. The default is `open`. */
const inboxStates = {
  open: { state: "OPEN" },
  waiting: { state: "WAITING" },
  late: { isLate: true },
  resolved: { state: "RESOLVED" },
  all: {},
} as const satisfies Record<string, ContactMessageFilter>;

export type InboxState = keyof typeof inboxStates;

export const inboxStateNames = Object.keys(inboxStates) as InboxState[];

const isInboxState = (value: string | null): value is InboxState =>
  value !== null && Object.hasOwn(inboxStates, value);

/** What the URL of the inbox asks for. An unknown value counts as missing. */
export const inboxFilterOf = (parameters: URLSearchParams) => {
  const stateParameter = parameters.get("state");
  const categoryParameter = parameters.get("category")?.toUpperCase() ?? null;
  const ticketNumber = parameters.get("ticket") || undefined;
  const state = isInboxState(stateParameter) ? stateParameter : "open";
  const category = isTicketCategory(categoryParameter) ? categoryParameter : undefined;
  const isByDue =
    parameters.get("sort") === "due" && (state === "open" || state === "waiting" || state === "late");
  const sort: MessageSort = isByDue && !ticketNumber ? "DUE" : "NEWEST";
  const filter: ContactMessageFilter = ticketNumber
    ? { ticketNumber }
    : { ...inboxStates[state], ...(category && { category }) };
  return { state, category, sort, ticketNumber, query: { filter, sort } };
};
