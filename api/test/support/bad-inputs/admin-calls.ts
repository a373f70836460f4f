import { randomUUID } from "node:crypto";
import type { BadInput } from "./rows.ts";

type Row = Omit<BadInput, "body"> & { query: string; variables?: object };

const ORDERS = "query($filter: OrderFilterInput) { orders(filter: $filter) { totalCount } }";
const HISTORY = `query($subject: AuditSubject, $subjectId: ID, $label: String, $after: String) {
  auditEntries(filter: { subject: $subject, subjectId: $subjectId, label: $label }, after: $after) { nodes { id } } }`;

const notADay = "A day must be a date of the calendar as YYYY-MM-DD.";
const badId = { code: "BAD_ID", message: "That is not a valid id." };
const untrue = { c: { passkey: {} } };
const product = { title: "Silk Dress", description: "Silk", price: 1499, category: "PARTY", hsn: "0000" };

const rows: Row[] = [
  ...[0, 8, 91, -1].map((days) => ({
    name: `sales of ${days} days`,
    query: `{ dashboard { salesByDay(days: ${days}) { day } } }`,
    code: "BAD_INPUT",
    field: "days",
    message: "Ask for 7, 30, 90 days.",
  })),
  {
    name: "orders since 30 February",
    query: ORDERS,
    variables: { filter: { from: "2026-02-30" } },
    code: "BAD_USER_INPUT",
    message: notADay,
  },
  {
    name: "orders up to a word",
    query: ORDERS,
    variables: { filter: { to: "yesterday" } },
    code: "BAD_USER_INPUT",
    message: notADay,
  },
  {
    name: "orders of a product without an id",
    query: ORDERS,
    variables: { filter: { productId: "1" } },
    ...badId,
    field: "productId",
  },
  {
    name: "orders of a long address",
    query: ORDERS,
    variables: { filter: { email: "x".repeat(300) } },
    code: "BAD_INPUT",
    field: "email",
    message: "The email is longer than 254 characters.",
  },
  {
    name: "payments of a period that ends before it begins",
    query: '{ paymentFigures(filter: { from: "2026-02-01", to: "2026-01-01" }) { count } }',
    code: "BAD_INPUT",
    field: "to",
    message: "The period ends before it begins.",
  },
  {
    name: "the history of an object without its kind",
    query: HISTORY,
    variables: { subjectId: randomUUID() },
    code: "BAD_INPUT",
    field: "subject",
    message: "Something in the request is not valid.",
  },
  {
    name: "the history of an object without an id",
    query: HISTORY,
    variables: { subject: "PRODUCT", subjectId: "7" },
    ...badId,
    field: "subjectId",
  },
  {
    name: "the history of a long label",
    query: HISTORY,
    variables: { label: "x".repeat(201) },
    code: "BAD_INPUT",
    field: "label",
    message: "The label is longer than 200 characters.",
  },
  {
    name: "the history of a label with a NUL",
    query: HISTORY,
    variables: { label: "a\0b" },
    code: "BAD_INPUT",
    field: "label",
    message: "A character of the label cannot be stored.",
  },
  {
    name: "the history after no cursor",
    query: HISTORY,
    variables: { after: "nonsense" },
    code: "BAD_CURSOR",
    field: "after",
    message: "That cursor does not belong to this list.",
  },
  {
    name: "the stock of an unknown product",
    query: "mutation($id: ID!) { trackStock(input: { productId: $id, isTracked: true }) { id } }",
    variables: { id: randomUUID() },
    status: 404,
    code: "PRODUCT_NOT_FOUND",
  },
  {
    name: "a product with an unknown HSN code",
    query: "mutation($product: ProductInput!) { addProduct(input: { product: $product }) { id } }",
    variables: { product },
    code: "HSN_UNKNOWN",
  },
  ...[
    "confirmSession(confirmation: $c) { expiresAt }",
    "makeRecoveryCodes(confirmation: $c) { recoveryCodes }",
    "removeAuthenticatorApp(confirmation: $c) { recoveryCodes }",
    'resetSecondFactor(input: { email: "asha@example.com", confirmation: $c }) { email }',
  ].map((field) => ({
    name: `an untrue passkey: ${field}`,
    query: `mutation($c: ConfirmationInput!) { ${field} }`,
    variables: untrue,
    code: "PASSKEY_INVALID",
  })),
  ...["startAuthenticatorApp(confirmation: $c) { key }", "startPasskey(confirmation: $c) { options }"].map(
    (field) => ({
      name: `an untrue passkey: ${field}`,
      as: "shopper" as const,
      query: `mutation($c: ConfirmationInput!) { ${field} }`,
      variables: untrue,
      code: "PASSKEY_INVALID",
    }),
  ),
];

/** Arguments of operations of the staff, and of confirmations. */
export const badAdminCalls: BadInput[] = rows.map(({ query, variables, ...row }) => ({
  as: "admin",
  ...row,
  body: { query, variables },
}));
