/** The refusals of videos, a part of the table in errors.ts. */
export const videoRefusals = {
  VIDEO_INVALID: { status: 400, message: "Please choose a video: MP4 (H.264) or WebM." },
  VIDEO_DAMAGED: {
    status: 400,
    message: "This video is damaged or not complete. Please choose another one.",
  },
  VIDEO_UNSUPPORTED: {
    status: 400,
    message: "Browsers cannot play this video. Please save it as MP4 with H.264, or as WebM.",
  },
  VIDEO_TOO_LARGE: { status: 413, message: "A product video has at most 20 MB." },
  VIDEO_TOO_LONG: { status: 400, message: "A product video lasts at most 60 seconds." },
  VIDEO_TOO_WIDE: {
    status: 400,
    message: "A product video has at most 1920 pixels on its longer side. Please save it in a smaller size.",
  },
  VIDEO_PART_MISSING: {
    status: 409,
    message: "A part of the video has not arrived. Please upload it again.",
  },
  VIDEO_NOT_FOUND: { status: 404, message: "This product no longer has a video." },
} as const satisfies Record<string, { status: number; message: string }>;
