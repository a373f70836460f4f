import pLimit from "p-limit";
import { childPool, type ChildPool } from "../child-pool.ts";
import { refuse } from "../errors/errors.ts";
import type { CleanPicture } from "./clean-picture.ts";
import type { Rendering } from "./images.rules.ts";
import { pictureQueue } from "./picture-queue.ts";
import { timeLimits } from "../time-limits.ts";
import type { UploadProblem, UploadRules } from "./upload.rules.ts";

/** A process ends after this time without work, and its memory is free again. */
const idleMs = 20_000;

/** A picture that takes longer is given up: its process may never answer, and all others wait behind it. */
const limitMs = 300_000;

const options = { processes: 1, idleMs };
const requestedPool = childPool(new URL("./requested-pictures-process", import.meta.url), options);
const preparedPool = childPool(new URL("./prepared-pictures-process", import.meta.url), options);

/** Uploads and requested pictures, and pictures that are made in advance, wait separately. One instance per process of the shop. */
const requestedQueue = pictureQueue();
const preparedLimit = pLimit(1);

/** Bytes from another process arrive as a plain array of bytes. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

const damaged = "This picture is damaged and cannot be opened. Please choose another one.";

/** Throws the refusal of a picture, with the field and the limits of its kind. */
const refuseUpload = (problem: UploadProblem, { field, tooLarge }: UploadRules): never => {
  if (problem === "PICTURE_DAMAGED") return refuse("PICTURE_INVALID", { field, message: damaged });
  return refuse(problem, {
    field,
    ...(problem === "PICTURE_TOO_LARGE" && tooLarge ? { message: tooLarge } : {}),
  });
};

/** Renders an original in another process. `makeRequested` and `makePrepared` pass it to their work. */
export type Render = (original: Buffer, rendering: Rendering) => Promise<Buffer>;

const renderIn =
  (pool: ChildPool): Render =>
  async (original, rendering) =>
    asBuffer(await pool.run<Uint8Array>("render", { original, rendering }, AbortSignal.timeout(limitMs)));

/** Runs the work for a picture that a page shows, newest first. It is dropped if many more are requested after it. */
export const makeRequested = (work: (render: Render) => Promise<void>): Promise<void> =>
  requestedQueue.request(() => work(renderIn(requestedPool)));

/** Runs the work for a picture that is made in advance, in a process of a lower priority. */
export const makePrepared = (work: (render: Render) => Promise<void>): Promise<void> =>
  preparedLimit(() => work(renderIn(preparedPool)));

/** An uploaded picture as it is stored. Throws the refusal of its problem, or NOT_READY if the wait is too long. */
export const cleanInProcess = async (content: Buffer, rules: UploadRules): Promise<CleanPicture> => {
  if (content.length === 0) refuseUpload("PICTURE_INVALID", rules);
  if (content.length > rules.maxBytes) refuseUpload("PICTURE_TOO_LARGE", rules);
  const deadline = performance.now() + timeLimits.queue;
  return requestedQueue.upload(async () => {
    if (performance.now() > deadline) refuse("NOT_READY");
    const result = await requestedPool.run<CleanPicture | { problem: UploadProblem }>(
      "cleanPicture",
      { content, rules },
      AbortSignal.timeout(limitMs),
    );
    if ("problem" in result) return refuseUpload(result.problem, rules);
    return { ...result, content: asBuffer(result.content), placeholder: asBuffer(result.placeholder) };
  });
};
