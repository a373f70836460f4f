import type { Request } from "autocannon";
import { graphqlRequest } from "./list-requests.ts";
import {
  adminCustomers,
  adminDashboardPage,
  adminDeliveryPage,
  adminMoneyEntries,
  adminOrderList,
  adminPaymentFigures,
  adminPaymentsPage,
  adminProductList,
  adminSales,
  adminSettlements,
} from "./operations.ts";

/** What the requests of the admin need from the database. */
export type AdminFacts = {
  token: string;
  /** The cursor of an order in the middle of the list; `null` if there is none. */
  middleCursor: string | null;
};

/** One page of the admin, in one or several variants. */
export type AdminCase = { title: string; requests: (facts: AdminFacts) => Request[] };

const query =
  (document: string, ...variants: object[]) =>
  ({ token }: AdminFacts): Request[] =>
    variants.map((variables) => graphqlRequest(document, variables, token));

/** Pages of the list of products. Each variant changes the filter or the order of the default page. */
const productLists = (...variants: object[]) =>
  query(adminProductList, ...variants.map((variant) => ({ filter: {}, sort: "NEWEST", ...variant })));

const statuses = ["PENDING", "CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED", "CANCELLED", "RETURNED"];

/** Each row of the table. A new page of the admin is one more entry. */
export const adminCases: AdminCase[] = [
  {
    title: "dashboard",
    requests: query(adminDashboardPage, {
      seesOrders: true,
      seesMoney: true,
      seesProducts: true,
      seesCustomers: true,
    }),
  },
  {
    title: "dashboard: sales",
    requests: query(adminSales, ...[7, 30, 90].map((days) => ({ days }))),
  },
  { title: "dashboard: all customers", requests: query(adminCustomers, {}) },
  { title: "products: newest", requests: productLists({}) },
  {
    title: "products: each order",
    requests: productLists(
      ...["TITLE", "PRICE_LOW", "PRICE_HIGH", "STOCK_LOW", "RECENTLY_CHANGED"].map((sort) => ({ sort })),
    ),
  },
  {
    title: "products: filters",
    requests: productLists(
      { filter: { stock: "LOW" } },
      { filter: { stock: "OUT" } },
      { filter: { categories: ["PARTY"] } },
      { filter: { state: "ALL" }, sort: "TITLE" },
      { filter: { state: "ARCHIVED" } },
    ),
  },
  {
    title: "products: words",
    requests: productLists({ filter: { text: "kurta" } }, { filter: { text: "silk dress" } }),
  },
  { title: "orders: all", requests: query(adminOrderList, { statuses: null }) },
  {
    title: "orders: each status",
    requests: query(adminOrderList, ...statuses.map((status) => ({ statuses: [status] }))),
  },
  {
    title: "orders: from the middle",
    requests: ({ token, middleCursor }) => [
      graphqlRequest(adminOrderList, { statuses: null, after: middleCursor }, token),
      graphqlRequest(adminOrderList, { statuses: ["CANCELLED"], after: middleCursor }, token),
    ],
  },
  {
    title: "orders: search",
    requests: query(
      adminOrderList,
      ...["SJ100023", "SJ1000", "asha", "meera kapoor", "98765", "kurta", "silk anarkali", "nothing so"].map(
        (text) => ({ filter: { text } }),
      ),
    ),
  },
  {
    title: "orders: filters",
    requests: query(
      adminOrderList,
      { filter: { paymentMethod: "COD" } },
      { filter: { hasCashDue: true } },
      { filter: { paymentMethod: "ONLINE" }, paymentStatuses: ["FAILED"] },
      { filter: { text: "asha", hasCashDue: true } },
      { filter: { text: "kurta" }, statuses: ["RETURNED"] },
    ),
  },
  { title: "returns", requests: query(adminOrderList, { statuses: ["CANCELLED", "RETURNED"] }) },
  { title: "payments", requests: query(adminPaymentsPage, { paymentStatuses: ["COMPLETED", "REFUNDED"] }) },
  {
    title: "payments: totals",
    requests: query(adminPaymentFigures, ...["2026-11-01", "2025-11-01", null].map((from) => ({ from }))),
  },
  {
    title: "payments: rows of a total",
    requests: query(
      adminMoneyEntries,
      ...["ONLINE", "CASH", "REFUNDED", "REFUND_DUE", "CASH_OWED", "LOST"].map((figure) => ({ figure })),
    ),
  },
  { title: "payments: settlements", requests: query(adminSettlements, {}) },
  {
    title: "deliveries",
    requests: query(adminDeliveryPage, ...["TO_PACK", "PACKED", "ON_THE_WAY"].map((stage) => ({ stage }))),
  },
  {
    title: "GET /api/orders/admin/all?limit=100",
    requests: ({ token }) => [
      {
        method: "GET",
        path: "/api/orders/admin/all?limit=100",
        headers: { authorization: `Bearer ${token}` },
      },
    ],
  },
];
