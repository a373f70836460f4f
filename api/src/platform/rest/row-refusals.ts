import type { RefusalCode } from "../errors/errors.ts";
import { SHOPPER } from "../viewer.ts";
import type { BodyField } from "./body-fields.ts";
import { LOGGED_IN, type RestRow } from "./rest-row.ts";

/** Any path: a value that no column can store, too many requests, an unreachable database, an error of the shop. */
const ofAnyRow: readonly RefusalCode[] = ["BAD_INPUT", "TOO_MANY", "NOT_READY", "INTERNAL"];

/** A body is read, and refused, also where the path needs none. */
const ofBodies: readonly RefusalCode[] = [
  "BAD_JSON",
  "TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "BODY_COMPRESSED",
];

const ofField = ({ missing, mistyped, fields = {} }: BodyField): RefusalCode[] => [
  ...(missing ? [missing] : []),
  ...(mistyped ? [mistyped] : []),
  ...Object.values(fields).flatMap(ofField),
];

/** Every code with which a documented path may refuse a request: its own, and those of its parameters, body and role. */
export const refusalsOfRow = (row: RestRow): ReadonlySet<RefusalCode> =>
  new Set([
    ...(row.refusals ?? []),
    ...(row.method === "GET" ? [] : ofBodies),
    ...(row.body ? (["FIELD_NEEDED", "FIELD_MISTYPED"] as const) : []),
    ...Object.values(row.body ?? {}).flatMap(ofField),
    ...(row.path.includes(":") ? (["BAD_ID"] as const) : []),
    // The one header that rows declare names the request.
    ...(row.headers ? (["BAD_KEY"] as const) : []),
    ...(row.list ? (["BAD_PAGE_SIZE", "BAD_CURSOR"] as const) : []),
    ...(row.role ? (["UNAUTHENTICATED"] as const) : []),
    ...(row.role && row.role !== LOGGED_IN ? (["FORBIDDEN"] as const) : []),
    // Where production demands a second factor of the staff: an admin without one.
    ...(row.role && row.role !== SHOPPER ? (["SECOND_FACTOR_REQUIRED"] as const) : []),
    ...ofAnyRow,
  ]);
