import { refuse } from "../../platform/errors/errors.ts";
import { cleanLine } from "../../platform/text.ts";

/** Tags of one customer. */
export const maxTags = 10;

const maxTagLength = 30;

/** A tag as it is stored and compared: one line in lower case. Throws BAD_INPUT. */
export const cleanTag = (typed: string, field: string): string =>
  cleanLine(typed, field, maxTagLength).toLowerCase();

/** The tags in order, each once, without blank ones. Throws BAD_INPUT. */
export const cleanTags = (typed: readonly string[]): string[] => {
  const tags = [...new Set(typed.map((tag) => cleanTag(tag, "tags")))].filter((tag) => tag !== "").sort();
  if (tags.length > maxTags)
    refuse("BAD_INPUT", { field: "tags", message: `A customer has at most ${maxTags} tags.` });
  return tags;
};
