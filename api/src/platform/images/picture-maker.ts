import { childPool } from "../child-pool.ts";
import { maxQueueWaitMs } from "../async/concurrency-limit.ts";
import { refuse } from "../errors/errors.ts";
import type { CleanPicture } from "./clean-picture.ts";
import type { Rendering } from "./images.rules.ts";
import { pictureQueue } from "./picture-queue.ts";
import type { UploadProblem, UploadRules } from "./upload.rules.ts";

/** The process ends after this time without work, and its memory is free again. */
const idleMs = 20_000;

const pool = childPool(new URL("./picture-process", import.meta.url), { processes: 1, idleMs });

/** What waits for the process that makes pictures. One instance per process of the shop. */
export const pictureWork = pictureQueue();

/** Bytes from another process arrive as a plain array of bytes. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** Throws the refusal of a picture, with the field and the limits of its kind. */
const refuseUpload = (problem: UploadProblem, { field, tooLarge }: UploadRules): never =>
  refuse(problem, { field, ...(problem === "PICTURE_TOO_LARGE" && tooLarge ? { message: tooLarge } : {}) });

/** A rendering of an original. To be called by work of the queue. */
export const renderInProcess = async (original: Buffer, rendering: Rendering): Promise<Buffer> =>
  asBuffer(await pool.run<Uint8Array>("render", { original, rendering }));

/** An uploaded picture as it is stored. Throws the refusal of its problem, or NOT_READY if the wait is too long. */
export const cleanInProcess = async (content: Buffer, rules: UploadRules): Promise<CleanPicture> => {
  if (content.length > rules.maxBytes) refuseUpload("PICTURE_TOO_LARGE", rules);
  const deadline = performance.now() + maxQueueWaitMs;
  return pictureWork.upload(async () => {
    if (performance.now() > deadline) refuse("NOT_READY");
    const result = await pool.run<CleanPicture | { problem: UploadProblem }>("cleanPicture", {
      content,
      rules,
    });
    if ("problem" in result) return refuseUpload(result.problem, rules);
    return { ...result, content: asBuffer(result.content), placeholder: asBuffer(result.placeholder) };
  });
};
