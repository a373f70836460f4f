/** The containers of product videos. */
export const videoFormats = ["mp4", "webm"] as const;

export type VideoFormat = (typeof videoFormats)[number];

/** The address of a video. `mediaUrl` is the address before the path; empty for the shop's own. */
export const videoUrl = ({ key, format }: { key: string; format: string }, mediaUrl: string): string =>
  `${mediaUrl}/media/videos/${key}.${format}`;

/** Limits of a product's video. A longer side of 1920 pixels is what every phone of today decodes in hardware. */
export const productVideo = { maxBytes: 20_000_000, maxMilliseconds: 60_000, maxSide: 1920 };

/** Why an uploaded video is refused. */
export type VideoProblem =
  | "VIDEO_INVALID"
  /** It begins as an accepted container, and is cut off or contradicts itself. */
  | "VIDEO_DAMAGED"
  /** Browsers do not play its codec, or it is of a kind that they play only in part. */
  | "VIDEO_UNSUPPORTED"
  | "VIDEO_TOO_LONG"
  | "VIDEO_TOO_WIDE";

/** What the container says of a video. Width and height are those of the upright picture. */
export type VideoFacts = { format: VideoFormat; width: number; height: number; milliseconds: number };

/** Thrown while a container is read. */
export class VideoError extends Error {
  constructor(readonly problem: VideoProblem) {
    super(problem);
  }
}

export const damaged = (): never => {
  throw new VideoError("VIDEO_DAMAGED");
};

export const unsupported = (): never => {
  throw new VideoError("VIDEO_UNSUPPORTED");
};

/**
 * Boxes or elements of one file. A video of a minute has some thousands; a file that is made of empty ones would occupy the process
 * for a second.
 */
export const maxParts = 100_000;

/** Checks what a container says against the limits. */
export const problemOfFacts = ({ width, height, milliseconds }: VideoFacts): VideoProblem | undefined => {
  if (!(width >= 1 && height >= 1 && milliseconds > 0)) return "VIDEO_DAMAGED";
  // Clocks of encoders round up the last frame.
  if (milliseconds > productVideo.maxMilliseconds + 500) return "VIDEO_TOO_LONG";
  return Math.max(width, height) > productVideo.maxSide ? "VIDEO_TOO_WIDE" : undefined;
};
