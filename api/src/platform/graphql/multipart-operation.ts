import type { FormParts } from "../http/multipart.ts";
import { refuse } from "../errors/errors.ts";
import { UploadedFile } from "../uploaded-file.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const parseObject = (text: unknown, field: string): Record<string, unknown> => {
  try {
    const value: unknown = typeof text === "string" ? JSON.parse(text) : undefined;
    if (isObject(value)) return value;
  } catch {
    // refused below, as is JSON that is not an object
  }
  return refuse("BAD_INPUT", { field, message: `${field} must be a JSON object.` });
};

/** Puts a file at a path of `map`, such as "variables.picture". The value at the path has to be null. */
const putFile = (operation: Record<string, unknown>, path: string, file: UploadedFile): void => {
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let target: unknown = operation;
  for (const step of steps)
    target = isObject(target) && Object.hasOwn(target, step) ? target[step] : undefined;
  if (!isObject(target) || !Object.hasOwn(target, last) || target[last] !== null)
    refuse("BAD_INPUT", { field: "map", message: "map names a place that is not null in operations." });
  (target as Record<string, unknown>)[last] = file;
};

/** An operation with files, in the form of the GraphQL multipart request specification. */
export const multipartOperation = (parts: FormParts): Record<string, unknown> => {
  const operation = parseObject(parts["operations"], "operations");
  for (const [name, paths] of Object.entries(parseObject(parts["map"], "map"))) {
    const file = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!(file instanceof UploadedFile) || !Array.isArray(paths))
      return refuse("BAD_INPUT", { field: "map", message: "map names a file that did not come." });
    for (const path of paths) putFile(operation, String(path), file);
  }
  return operation;
};
