import { refuse } from "../errors/errors.ts";
import { isMp4, readMp4 } from "./mp4.rules.ts";
import { problemOfFacts, productVideo, VideoError, type VideoFacts } from "./video.rules.ts";
import { isWebm, readWebm } from "./webm.rules.ts";

/** A video as it is stored. */
export type CleanVideo = VideoFacts & { content: Buffer };

const read = (content: Buffer): VideoFacts => {
  if (isMp4(content)) return readMp4(content);
  return isWebm(content) ? readWebm(content) : refuse("VIDEO_INVALID", { field: "file" });
};

/**
 * Checks a video by the structure of its container; name and declared type are not trusted. Returns a copy without the data that
 * cameras add, such as the place. It is not encoded anew. Throws VIDEO_INVALID, VIDEO_DAMAGED, VIDEO_UNSUPPORTED, VIDEO_TOO_LARGE,
 * VIDEO_TOO_LONG, VIDEO_TOO_WIDE.
 */
export const cleanVideo = (uploaded: Buffer): CleanVideo => {
  if (uploaded.length > productVideo.maxBytes) refuse("VIDEO_TOO_LARGE", { field: "file" });
  const content = Buffer.from(uploaded);
  try {
    const facts = read(content);
    const problem = problemOfFacts(facts);
    return problem ? refuse(problem, { field: "file" }) : { ...facts, content };
  } catch (error) {
    if (error instanceof VideoError) return refuse(error.problem, { field: "file" });
    // A position outside of the file.
    if (error instanceof RangeError) return refuse("VIDEO_DAMAGED", { field: "file" });
    throw error;
  }
};
