import type { AdminOrderListQueryVariables, OrderStatus } from "../../../graphql/generated.ts";
import type { AdminOrderFilter } from "../../../paths.ts";
import { formatDate } from "../../../ui/dates.ts";

const shows = [
  "net-revenue",
  "sold",
  "refunds-due",
  "late",
] as const satisfies readonly AdminOrderFilter["show"][];

const soldStatuses: OrderStatus[] = ["CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED"];

/** A day of the calendar as YYYY-MM-DD; `undefined` for anything else, such as 2026-02-30. */
export const dayOf = (parameter: string | null) =>
  parameter && /^\d{4}-\d{2}-\d{2}$/.test(parameter) && new Date(parameter).toJSON()?.startsWith(parameter)
    ? parameter
    : undefined;

/** The filter of the URL of the admin's orders; `undefined` without one. Unknown values do not filter. */
export const filterFromParameters = (parameters: URLSearchParams): AdminOrderFilter | undefined => {
  const show = shows.find((each) => each === parameters.get("show"));
  const from = dayOf(parameters.get("from"));
  const to = dayOf(parameters.get("to"));
  const customer = parameters.get("customer");
  const product = parameters.get("product");
  const filter: AdminOrderFilter = {
    ...(show && { show }),
    ...(from && { from }),
    ...(to && { to }),
    ...(customer && { customer }),
    ...(product && { product }),
  };
  return Object.keys(filter).length > 0 ? filter : undefined;
};

type Selection = Pick<AdminOrderListQueryVariables, "filter"> & {
  statuses: OrderStatus[] | undefined;
};

/** The arguments of the list for a filter. */
export const selectionOf = ({ show, from, to, customer, product }: AdminOrderFilter): Selection => ({
  statuses:
    show === "net-revenue" ? ["PENDING", ...soldStatuses] : show === "sold" ? soldStatuses : undefined,
  filter: {
    ...(show === "net-revenue" && { paymentStatuses: ["COMPLETED"] }),
    ...(from && { from }),
    ...(to && { to }),
    ...(customer && { email: customer }),
    ...(product && { productId: product }),
    ...(show === "refunds-due" && { hasRefundDue: true }),
    ...(show === "late" && { isLate: true }),
  },
});

const showTexts: Record<NonNullable<AdminOrderFilter["show"]>, string> = {
  "net-revenue": "paid, not cancelled or returned",
  sold: "confirmed, processing, shipped or delivered",
  "refunds-due": "with a pending refund",
  late: "on the way and late",
};

const daysText = ({ from, to }: AdminOrderFilter) => {
  if (from && from === to) return `placed on ${formatDate(from)}`;
  if (from && to) return `placed from ${formatDate(from)} to ${formatDate(to)}`;
  if (from) return `placed since ${formatDate(from)}`;
  return to && `placed until ${formatDate(to)}`;
};

/** What a filter shows, in words: "Orders: paid, not cancelled or returned, placed on 21 November 2026". */
export const filterText = (filter: AdminOrderFilter) => {
  const parts = [
    filter.show && showTexts[filter.show],
    filter.product && "of one product",
    filter.customer && `to ${filter.customer}`,
    daysText(filter),
  ];
  return `Orders: ${parts.filter(Boolean).join(", ")}`;
};
