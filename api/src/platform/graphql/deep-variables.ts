import { refuse } from "../errors/errors.ts";
import { UploadedFile } from "./upload.scalar.ts";

/** Deepest nesting of variables: no input of the schema is deeper than 3. Deeper ones would exhaust the call stack. */
const maxDepth = 10;

const isDeeperThan = (levels: number, value: unknown): boolean => {
  // The parts of a file would be its bytes.
  if (typeof value !== "object" || value === null || value instanceof UploadedFile) return false;
  if (levels === 0) return true;
  return Object.values(value).some((part) => isDeeperThan(levels - 1, part));
};

/** Whether variables are nested too deep to be worked on. */
export const areTooDeep = (variables: unknown): boolean => isDeeperThan(maxDepth, variables);

/** Throws BAD_INPUT for variables that are nested too deep. */
export const checkDepth = (variables: unknown): void => {
  if (areTooDeep(variables))
    refuse("BAD_INPUT", {
      field: "variables",
      message: `Variables are nested at most ${maxDepth} levels deep.`,
    });
};
