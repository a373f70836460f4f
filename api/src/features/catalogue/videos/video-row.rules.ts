import { renderedWidths } from "../../../platform/images/images.rules.ts";
import { videoUrl, type VideoFormat } from "../../../platform/videos/video.rules.ts";

/** The picture of a video as it is stored: the size is that of its widest rendering. */
export type StoredPoster = {
  posterKey: string | null;
  posterWidth: number | null;
  posterHeight: number | null;
};

/** A video as the database and the audit store it. */
export type StoredVideo = StoredPoster & {
  mediaKey: string;
  format: VideoFormat;
  width: number;
  height: number;
  milliseconds: number;
  bytes: number;
};

/** A video of the database; `addedAt` in ISO 8601. */
export type VideoRow = StoredVideo & { addedAt: string };

/** The video as the API shows it. `mediaUrl` is the address before the path; empty for the shop's own. */
export const shownVideo = (video: VideoRow, mediaUrl: string) => ({
  ...video,
  url: videoUrl({ key: video.mediaKey, format: video.format }, mediaUrl),
  seconds: video.milliseconds / 1000,
  poster:
    video.posterKey === null
      ? null
      : {
          baseUrl: `${mediaUrl}/media/${video.posterKey}`,
          widths: renderedWidths,
          width: video.posterWidth ?? 0,
          height: video.posterHeight ?? 0,
        },
});
