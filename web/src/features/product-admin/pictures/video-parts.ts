import type { VideoPartInput } from "../../../graphql/generated.ts";

/** A megabyte: what a broken connection costs. The server takes 20 parts. */
const PART_BYTES = 1_000_000;

type VideoPart = { part: VideoPartInput; content: File; sentBefore: number };

/** The parts of a video file in their order. */
export const videoParts = (file: File): VideoPart[] => {
  const uploadId = crypto.randomUUID();
  const count = Math.max(1, Math.ceil(file.size / PART_BYTES));
  return Array.from({ length: count }, (_, position) => {
    const sentBefore = position * PART_BYTES;
    const content = file.slice(sentBefore, sentBefore + PART_BYTES);
    return {
      part: { uploadId, position, count },
      content: new File([content], file.name, { type: file.type }),
      sentBefore,
    };
  });
};
