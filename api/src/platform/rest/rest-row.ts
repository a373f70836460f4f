import type { Permission } from "../permissions.rules.ts";
import type { RefusalCode } from "../errors/errors.ts";
import type { RoleName } from "../viewer.ts";
import type { AnswerSchema } from "./answer-schema.ts";
import type { Data } from "./answers.ts";
import type { BodyFields } from "./body-fields.ts";
import type { RestRequest } from "./requests.ts";

/** Allows shoppers and admins. */
export const LOGGED_IN = "logged in";

/** One documented path: its operation, and the conversion of its request and response. */
export type RestRow = {
  method: "GET" | "POST" | "PUT";
  /** Under /api. */
  path: string;
  summary: string;
  /** The role that may call it; all callers if missing. Checked before the body is read, and again by the schema. */
  role?: RoleName | typeof LOGGED_IN;
  /** What an admin needs for it, as its operation declares. Checked with the role. */
  permission?: Permission;
  /** Name of the operation in operations.graphql. */
  run: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  answer: (data: Data, publicUrl: string) => unknown;
  /** What `answer` returns, for the OpenAPI file. A test compares both. */
  answerSchema: AnswerSchema;
  /** Codes of the operation's own refusals, for the OpenAPI file. A test compares them with what the path answers. */
  refusals?: readonly RefusalCode[];
  /** Status of success; 200 if missing. */
  status?: number;
  /** Path of the paged list in the data ("product.reviews"), for the Link header. */
  list?: string;
  /** A response without an operation, such as for an empty search; `undefined` to run the operation. */
  shortcut?: (request: RestRequest) => unknown;
  /** Fields of the body: checked before `variables` is called, and part of the OpenAPI file. */
  body?: BodyFields;
  /** Names in REST of fields of the operation, for refusals. */
  fieldNames?: Record<string, string>;
  /** Parameters of the query, for the OpenAPI file. */
  query?: Record<string, string>;
  /** Optional headers that `variables` reads, for the OpenAPI file. */
  headers?: Record<string, string>;
};
