/** The pictures that the shop takes, for the file dialog and for a first look; the server looks into the file. */
const TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** At most, in bytes. */
const LARGEST = 2_000_000;

export const PICTURE_TYPES = TYPES.join(",");
export const PICTURE_HINT = "JPEG, PNG, WebP or AVIF, at most 2 MB.";

/** Why a file cannot be her picture; null when it may be one. */
export const pictureProblem = ({ type, size }: Pick<File, "type" | "size">) => {
  if (!TYPES.includes(type)) return "Please choose a picture: JPEG, PNG, WebP or AVIF.";
  return size > LARGEST ? "This picture is too large. Please choose one of at most 2 MB." : null;
};
