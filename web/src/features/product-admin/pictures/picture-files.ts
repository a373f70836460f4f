import { ACCEPTED_TYPES } from "../../../ui/accepted-pictures.ts";

/** Server limit. */
const MAX_BYTES = 20_000_000;

/** The video formats that the server accepts, for file dialogs and a first check. The server checks the content. */
export const VIDEO_TYPES = ["video/mp4", "video/webm"];

/** Problem of a chosen video, as the server would word it; `undefined` if it can be sent. */
export const videoFileProblem = ({ type, size }: Pick<File, "type" | "size">): string | undefined => {
  if (!VIDEO_TYPES.includes(type)) return "Please choose a video: MP4 (H.264) or WebM.";
  return size > MAX_BYTES ? "A product video has at most 20 MB." : undefined;
};

/** Problem of a chosen file, as the server would word it; `undefined` if it can be sent. */
export const fileProblem = ({ type, size }: Pick<File, "type" | "size">): string | undefined => {
  if (!ACCEPTED_TYPES.includes(type)) return "Please choose a picture: JPEG, PNG, WebP or AVIF.";
  if (size > MAX_BYTES) return "A product picture has at most 20 MB and 50 megapixels.";
  return undefined;
};

/** Whether two chosen files are the same one. A phone gives all its photographs one name. */
export const isSameFile = (one: Pick<File, "name" | "size">, other: Pick<File, "name" | "size">): boolean =>
  one.name === other.name && one.size === other.size;
