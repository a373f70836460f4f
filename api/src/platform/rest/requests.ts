import { randomUUID } from "node:crypto";
import { refuse } from "../errors/errors.ts";
import { cleanLine } from "../text.ts";

/** A request as a REST row receives it. */
export type RestRequest = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
};

/** Maximum number of rows, and the number without `limit`. Decision 45. */
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

/** Reads `?limit` (1 to 1000) and `?cursor`, the parameters of every list. */
export const requestedPage = ({ query }: RestRequest): { first: number; after: string | undefined } => {
  const limit = single(query["limit"], "limit") ?? String(maxRows);
  const first = /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (first < 1 || first > maxRows)
    refuse("BAD_PAGE_SIZE", { field: "limit", message: `limit is a whole number from 1 to ${maxRows}.` });
  return { first, after: single(query["cursor"], "cursor") };
};

/** The search term without invisible characters. The schema checks its length. */
export const searchTerm = ({ query }: RestRequest): string =>
  cleanLine(single(query["q"], "q") ?? "", "q", Infinity);

/** Enum values are lower case in REST and upper case in GraphQL. */
export const enumName = (value: unknown): string => String(value).toUpperCase();

/** A product id: plain, or of a populated product as lists return it. */
export const productIdOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)["_id"] : value;

/** An object of a checked body. */
type Part = Record<string, unknown>;

/**
 * The payment that was made before the order was placed; `null` if the order is paid later. `completed` without a transaction
 * id is refused.
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
 * The variables of the operation for the documented body of POST /orders/place. Of its amounts, only the totals are read, to
 * be compared: prices and payment status come from the server (decision 13). The id of a payment that was made before is
 * the idempotency key: it becomes one order.
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
