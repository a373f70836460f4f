import { refuse } from "../errors/errors.ts";
import { UploadedFile } from "../uploaded-file.ts";

/** Deepest nesting of variables: no input of the schema is deeper than 3. Deeper ones would exhaust the call stack. */
const maxDepth = 10;

const sizeOf = (value: unknown, levels: number): number => {
  if (typeof value === "string") return value.length;
  // The parts of a file would be its bytes.
  if (typeof value !== "object" || value === null || value instanceof UploadedFile) return 1;
  if (levels === 0)
    return refuse("BAD_INPUT", {
      field: "variables",
      message: `Variables are nested at most ${maxDepth} levels deep.`,
    });
  let size = 1;
  for (const [name, part] of Object.entries(value)) size += name.length + sizeOf(part, levels - 1);
  return size;
};

/** The values of variables and the characters of their texts and names. Throws BAD_INPUT if they are nested too deep. */
export const variableSize = (variables: unknown): number => sizeOf(variables, maxDepth);
