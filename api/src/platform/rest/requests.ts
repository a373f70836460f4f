import { randomUUID } from "node:crypto";
import { refuse } from "../errors/errors.ts";
import { cleanLine } from "../text.ts";

/** A request as a row of the table sees it. */
export type RestRequest = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
};

/** Most rows of a list that is asked for without `limit`. Decision 45. */
const maxRows = 1000;

const single = (value: unknown, field: string): string | undefined => {
  if (value === undefined || typeof value === "string") return value;
  return refuse("BAD_INPUT", { field, message: `Give ${field} once.` });
};

/** The parameters of every list, for the OpenAPI file. */
export const paged = {
  limit: "At most so many rows, 1 to 1000.",
  cursor: "From the Link header of the page before.",
};

/** `?limit` (1 to 1000) and `?cursor`, as every list takes them. */
export const requestedPage = ({ query }: RestRequest): { first: number; after: string | undefined } => {
  const limit = single(query["limit"], "limit") ?? String(maxRows);
  const first = /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (first < 1 || first > maxRows)
    refuse("BAD_PAGE_SIZE", { field: "limit", message: `limit is a whole number from 1 to ${maxRows}.` });
  return { first, after: single(query["cursor"], "cursor") };
};

/** What is searched for, without signs that nobody sees; how long it may be is the schema's affair. */
export const searchTerm = ({ query }: RestRequest): string =>
  cleanLine(single(query["q"], "q") ?? "", "q", Infinity);

/** The documents write enum values in lower case; GraphQL names them in upper case. */
export const enumName = (value: unknown): string => String(value).toUpperCase();

/** A product id, plain or populated as the lists answer it. */
export const productIdOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)["_id"] : value;

/** An object of a body that has been checked. */
type Part = Record<string, unknown>;

/**
 * The payment that was made before placing, where one is claimed. `completed` without naming it is refused; nothing
 * claimed at all places first, and is paid later.
 */
const transactionOf = (payment: Part): unknown => {
  if (payment["method"] !== "online") return null;
  const claimedTransaction = payment["transactionId"] || null;
  if (!claimedTransaction && payment["paymentStatus"] === "completed")
    refuse("PAYMENT_NOT_VERIFIED", { field: "paymentDetails.transactionId" });
  return claimedTransaction;
};

const addressFields = ["fullName", "email", "phone", "address", "city", "state", "zipCode", "country"];

/**
 * The documented body of POST /orders/place. Of what it says about money, only the totals are looked at, and
 * only to be compared: prices, payment status and the rest are the server's own. Decision 13. A payment made
 * beforehand is its own idempotency key: it becomes one order.
 */
export const placeOrderVariables = ({ body, headers }: RestRequest): Record<string, unknown> => {
  const address = body["shippingAddress"] as Part;
  const payment = body["paymentDetails"] as Part;
  const items = body["items"] as Part[];
  const shippingAddress = Object.fromEntries(
    addressFields.map((field) => [field, address[field] ?? (field === "country" ? "India" : "")]),
  );
  const transactionId = transactionOf(payment);
  return {
    idempotencyKey:
      headers["idempotency-key"] ?? (typeof transactionId === "string" ? transactionId : randomUUID()),
    lines: items.map((item) => ({
      productId: productIdOf(item["productId"]),
      size: item["size"] || null,
      color: item["color"] || null,
      quantity: item["quantity"],
    })),
    shippingAddress,
    paymentMethod: enumName(payment["method"]),
    transactionId,
    discountCode: body["discountCode"],
    expectedSubtotal: body["totalAmount"],
    expectedTotal: body["finalAmount"],
  };
};
