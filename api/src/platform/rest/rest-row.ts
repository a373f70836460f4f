import type { RoleName } from "../viewer.ts";
import type { Data } from "./answers.ts";
import type { BodyFields } from "./body-fields.ts";
import type { RestRequest } from "./requests.ts";

/** For a shopper as well as for an admin. */
export const LOGGED_IN = "logged in";

/** One documented path: which operation it is, how its request and its answer are translated. */
export type RestRow = {
  method: "GET" | "POST" | "PUT";
  /** Under /api. */
  path: string;
  summary: string;
  /** Who may call it; anybody when absent. Asked before the body is read; the schema decides the same. */
  role?: RoleName | typeof LOGGED_IN;
  /** Name of the operation in operations.graphql. */
  run: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  answer: (data: Data, publicUrl: string) => unknown;
  /** Status of success: 200 when absent. */
  status?: number;
  /** Where the list with the page info stands in the data ("product.reviews"), for the Link header. */
  list?: string;
  /** Answered without asking the schema: an empty search finds nothing. */
  shortcut?: (request: RestRequest) => unknown;
  /** Fields of the body: checked before `variables`, and written into the OpenAPI file. */
  body?: BodyFields;
  /** Parameters of the query, for the OpenAPI file. */
  query?: Record<string, string>;
};
