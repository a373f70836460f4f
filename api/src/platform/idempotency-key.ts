import { createHash } from "node:crypto";
import { refuse } from "./errors/errors.ts";

/** Throws BAD_KEY. */
export const checkedIdempotencyKey = (key: string): string =>
  /^[\x21-\x7e]{8,100}$/.test(key) ? key : refuse("BAD_KEY", { field: "idempotencyKey" });

/** A hash of a request, a JSON value: requests with the same hash ask for the same. */
export const requestHashOf = (request: unknown): string =>
  createHash("sha256").update(JSON.stringify(request)).digest("hex");
