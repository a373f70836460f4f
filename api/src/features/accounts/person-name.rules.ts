import { cleanLine } from "../../platform/text.ts";

/** Maximum length of the name of a person. */
export const maxNameLength = 100;

/** The cleaned name of a person; "" for a blank one. */
export const cleanName = (typed: string): string => cleanLine(typed, "name", maxNameLength);
