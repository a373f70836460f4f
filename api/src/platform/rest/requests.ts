import { refuse } from "../errors/errors.ts";
import { cleanLine } from "../text.ts";

/** A request as a REST row receives it. */
export type RestRequest = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
};

/** Maximum number of rows of a list, and the number without `limit`. Decision 45. */
export const maxRows = 1000;

const single = (value: unknown, field: string): string | undefined => {
  if (value === undefined || typeof value === "string") return value;
  return refuse("BAD_INPUT", { field, message: `Give ${field} once.` });
};

/** The parameters of every list, for the OpenAPI file. */
export const paged = {
  limit: "Maximum number of rows.",
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

/** The header of requests that are safe to send again. */
export const idempotencyHeader = {
  "Idempotency-Key":
    "Names the request: one that is repeated with the same key and body changes nothing more.",
};

/** The search term without invisible characters. Throws BAD_INPUT for one that is too long. */
export const searchTerm = ({ query }: RestRequest, maxLength: number): string =>
  cleanLine(single(query["q"], "q") ?? "", "q", maxLength);

/** Enum values are lower case in REST and upper case in GraphQL. */
export const enumName = (value: unknown): string => String(value).toUpperCase();

/** A product id: plain, or of a populated product as lists return it. */
export const productIdOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)["_id"] : value;
