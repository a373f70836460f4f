import type { AdminOrderListQueryVariables, OrderStatus } from "../../../graphql/generated.ts";
import type { AdminOrderSearch } from "../../../paths.ts";
import { startOfText } from "../../../ui/start-of-text.ts";
import { statusFromParameter } from "../order-status.ts";
import { dayOf } from "./order-list-filter.ts";

/** The server's limit for a text. */
export const MAX_SEARCH_LENGTH = 100;

/** What the URL of the list holds. Days are YYYY-MM-DD. */
export type OrderSearch = AdminOrderSearch & { status?: OrderStatus | undefined };

export const methods = ["cod", "online"] as const satisfies readonly AdminOrderSearch["method"][];

export const payments = [
  "pending",
  "completed",
  "failed",
  "refunded",
] as const satisfies readonly AdminOrderSearch["payment"][];

/** The search of the URL. Unknown values do not filter. */
export const searchFromParameters = (parameters: URLSearchParams): OrderSearch => {
  const status = statusFromParameter(parameters.get("status"));
  const q = startOfText(parameters.get("q") ?? "", MAX_SEARCH_LENGTH).trim();
  const method = methods.find((each) => each === parameters.get("method"));
  const payment = payments.find((each) => each === parameters.get("payment"));
  const [from, to] = [dayOf(parameters.get("from")), dayOf(parameters.get("to"))];
  return {
    ...(status && { status }),
    ...(q && { q }),
    ...(method && { method }),
    ...(payment && { payment }),
    ...(parameters.get("due") === "cash" && { due: "cash" as const }),
    ...(parameters.get("return") === "yes" && { return: "yes" as const }),
    ...(from && { from }),
    ...(to && { to }),
  };
};

/** The search without its status, for the links of the statuses. */
export const searchParameters = ({ status: _status, ...search }: OrderSearch): AdminOrderSearch => search;

/** Whether the list is narrowed by more than a status. */
export const isSearchNarrowed = (search: OrderSearch) => Object.keys(searchParameters(search)).length > 0;

/** The number of filters besides the text. */
export const filterCount = (search: OrderSearch) =>
  Object.keys(searchParameters(search)).filter((name) => name !== "q").length;

/** The server finds shorter words only if they are whole words of an order. */
const minPrefix = { letters: 3, digits: 4 };

const isShort = (word: string) => word.length < (/^\d+$/.test(word) ? minPrefix.digits : minPrefix.letters);

/** The words of a text; a number with blanks or hyphens is one word. */
const wordsOf = (text: string) =>
  /^\+?\d[\d\s()-]*$/.test(text) ? [text.replace(/\D/g, "")] : text.split(/\s+/).filter(Boolean);

/** Why no order matches a search, or what the admin can try. */
export const noMatchText = ({ status, q = "", from, to }: OrderSearch) => {
  if (from && to && from > to) return "The end date is before the start date.";
  if (wordsOf(q).some(isShort))
    return `Type at least ${minPrefix.letters} letters or ${minPrefix.digits} digits of a word.`;
  return status ? "Try other words or fewer filters, or choose All." : "Try other words or fewer filters.";
};

const upper = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;

/** The arguments of the list for a search, besides the status. */
export const searchSelection = (search: OrderSearch): NonNullable<AdminOrderListQueryVariables["filter"]> => {
  const { q, method, payment, due, return: withReturn, from, to } = search;
  if (!isSearchNarrowed(search)) return {};
  return {
    ...(payment && { paymentStatuses: [upper(payment)] }),
    ...(q && { text: q }),
    ...(method && { paymentMethod: upper(method) }),
    ...(due && { hasCashDue: true }),
    ...(withReturn && { hasReturn: true }),
    ...(from && { from }),
    ...(to && { to }),
  };
};
