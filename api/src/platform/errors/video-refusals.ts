/** The refusals of uploaded videos. */
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
} as const;
