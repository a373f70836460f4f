import { isSame } from "../../audit/audit.rules.ts";
import type { StoredPoster, StoredVideo } from "../../catalogue/videos/video-row.rules.ts";

export type { StoredVideo };

/** A video that stands still as the first picture of its product. */
export const coverPoster: StoredPoster = { posterKey: null, posterWidth: null, posterHeight: null };

/** What makes two videos equal. One of the audit has its fields in another order. */
const factsOf = (video: StoredVideo | null) => video && [video.mediaKey, video.format, video.posterKey];

export const isSameVideo = (one: StoredVideo | null, other: StoredVideo | null): boolean =>
  isSame(factsOf(one), factsOf(other));
