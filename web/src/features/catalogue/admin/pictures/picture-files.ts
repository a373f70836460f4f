import { ACCEPTED_TYPES } from "../../../../ui/accepted-pictures.ts";

/** Server limit. */
const MAX_BYTES = 20_000_000;

/** Problem of a chosen file, as the server would word it; `undefined` if it can be sent. */
export const fileProblem = ({ type, size }: Pick<File, "type" | "size">): string | undefined => {
  if (!ACCEPTED_TYPES.includes(type)) return "Please choose a picture: JPEG, PNG, WebP or AVIF.";
  if (size > MAX_BYTES) return "A product picture has at most 20 MB and 50 megapixels.";
  return undefined;
};

/** Whether two chosen files are the same one. A phone gives all its photographs one name. */
export const isSameFile = (one: Pick<File, "name" | "size">, other: Pick<File, "name" | "size">): boolean =>
  one.name === other.name && one.size === other.size;
