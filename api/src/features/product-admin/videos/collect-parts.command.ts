import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../product-admin.refusals.ts";
import { asId } from "../../../platform/ids.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { productVideo } from "../../../platform/videos/video.rules.ts";
import type { Author } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";

/** A part of a video that is uploaded in several requests. */
export type VideoPart = {
  /** Chosen by the client, the same for all parts. */
  uploadId: string;
  /** Position of the part, from 0. */
  position: number;
  /** Number of all parts. */
  count: number;
};

/** Parts of one video: 20 MB in parts of 1 MB, which a slow line sends within the time of a request. */
const maxParts = 20;

const maxPartBytes = 2_000_000;

/** Seconds for which parts are kept: a lost response to the last one is repeated by then. */
const keepPartsSeconds = 2 * 60 * 60;

/**
 * Stores a part of a video. Returns the whole video once the last part arrives, `undefined` before. Parts belong to the admin who
 * sends them, and are deleted two hours after the last one. Throws BAD_INPUT, VIDEO_TOO_LARGE, VIDEO_PART_MISSING.
 */
export const collectParts = async (
  { database, privateFiles }: Services,
  author: Author,
  { uploadId, position, count }: VideoPart,
  content: Buffer,
): Promise<Buffer | undefined> => {
  if (content.length > maxPartBytes)
    refuse("BAD_INPUT", { field: "part", message: "A part of a video has at most 2 MB." });
  if (count < 1 || position < 0 || position >= count) refuse("BAD_INPUT", { field: "part" });
  if (count > maxParts) refuse("VIDEO_TOO_LARGE", { field: "file" });
  const folder = `video-parts/${author.userId}/${asId(uploadId, "part")}`;
  await inTransaction(database, (tx) =>
    addJob(tx, "delete-video-parts", { folder }, { key: `delete parts ${folder}`, after: keepPartsSeconds }),
  );
  if (position < count - 1) {
    await privateFiles.write(`${folder}/${position}`, content);
    return undefined;
  }
  const parts: Buffer[] = [];
  for (let earlier = 0; earlier < position; earlier += 1)
    parts.push((await privateFiles.read(`${folder}/${earlier}`)) ?? refuse("VIDEO_PART_MISSING"));
  parts.push(content);
  const bytes = parts.reduce((total, { length }) => total + length, 0);
  return bytes > productVideo.maxBytes ? refuse("VIDEO_TOO_LARGE", { field: "file" }) : Buffer.concat(parts);
};
