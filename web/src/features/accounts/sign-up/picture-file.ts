import { ACCEPTED_TYPES } from "../../../ui/accepted-pictures.ts";

const MAX_BYTES = 2_000_000;

export const PICTURE_TYPES = ACCEPTED_TYPES.join();
export const PICTURE_HINT = "JPEG, PNG, WebP or AVIF, at most 2 MB.";

/** The error message of a file that cannot be a profile picture; `null` if it can. */
export const pictureProblem = ({ type, size }: Pick<File, "type" | "size">) => {
  if (!ACCEPTED_TYPES.includes(type)) return "Please choose a picture: JPEG, PNG, WebP or AVIF.";
  return size > MAX_BYTES ? "This picture is too large. Please choose one of at most 2 MB." : null;
};
