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
const mostRows = 1000;

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
export const pageWanted = ({ query }: RestRequest): { first: number; after: string | undefined } => {
  const limit = single(query["limit"], "limit") ?? String(mostRows);
  const first = /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (first < 1 || first > mostRows)
    refuse("BAD_PAGE_SIZE", { field: "limit", message: `limit is a whole number from 1 to ${mostRows}.` });
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
