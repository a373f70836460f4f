import type { FastifyRequest } from "fastify";
import { partsOf } from "../http/multipart.ts";
import { refuse } from "../errors/errors.ts";
import { UploadedFile } from "./upload.scalar.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const parsed = (text: unknown, field: string): Record<string, unknown> => {
  try {
    const value: unknown = typeof text === "string" ? JSON.parse(text) : undefined;
    if (isObject(value)) return value;
  } catch {
    // told below, together with everything else that is not an object
  }
  return refuse("BAD_INPUT", { field, message: `${field} must be a JSON object.` });
};

/** Puts a file where `map` says, such as "variables.picture": the place has to be there, and null. */
const putFile = (operation: Record<string, unknown>, path: string, file: UploadedFile): void => {
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let place: unknown = operation;
  for (const step of steps) place = isObject(place) && Object.hasOwn(place, step) ? place[step] : undefined;
  if (!isObject(place) || !Object.hasOwn(place, last) || place[last] !== null)
    refuse("BAD_INPUT", { field: "map", message: "map names a place that is not null in operations." });
  (place as Record<string, unknown>)[last] = file;
};

/** An operation with files, as the GraphQL multipart request specification sends it. */
export const multipartOperation = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const parts = await partsOf(request);
  const operation = parsed(parts["operations"], "operations");
  for (const [name, paths] of Object.entries(parsed(parts["map"], "map"))) {
    const file = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!(file instanceof UploadedFile) || !Array.isArray(paths))
      return refuse("BAD_INPUT", { field: "map", message: "map names a file that did not come." });
    for (const path of paths) putFile(operation, String(path), file);
  }
  return operation;
};
