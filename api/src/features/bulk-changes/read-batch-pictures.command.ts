import type { EntityManager } from "typeorm";
import { concurrencyLimit } from "../../platform/async/concurrency-limit.ts";
import { Refusal } from "../../platform/errors/errors.ts";
import { storePrepared, type PreparedPicture } from "../../platform/images/uploads.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { readPictureOfUrl } from "../product-admin/pictures/picture-of-url.ts";
import { BatchStatus } from "./batch.rules.ts";
import {
  countUnreadPictures,
  setReadPictures,
  unreadPictures,
  type BatchPicture,
} from "./batch-picture.store.ts";
import { runBatchStep } from "./run-batch-step.command.ts";

/** URLs of one job. It takes at most about 20 seconds, so that other jobs of its group wait no longer. */
const urlsPerJob = 12;

/** Limits of one job: the URLs that are read at the same time, and the longest wait of the others. */
const limits = { concurrency: 4, maxQueueLength: urlsPerJob, maxWaitMs: 60_000 };

/** Mails and other jobs that are due come first. */
const jobPriority = 10;

export const addReadJob = (tx: EntityManager, batchId: string): Promise<void> =>
  addJob(tx, "read-batch-pictures", { batchId }, { priority: jobPriority });

/** What was read from a URL. */
type ReadPicture = { picture: BatchPicture; file?: PreparedPicture };

/** The picture of a URL, or why there is none; `undefined` if the shop is too busy to prepare it now. */
const readPicture = async (services: Services, source: string): Promise<ReadPicture | undefined> => {
  try {
    const file = await readPictureOfUrl(services, source, "images");
    const { key: mediaKey, width, height } = file;
    return { picture: { source, mediaKey, width, height, problem: null }, file };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "NOT_READY") return undefined;
    return { picture: { source, mediaKey: "", width: 0, height: 0, problem: error.message } };
  }
};

/** Reads some URLs. Throws NOT_READY if none could be prepared: the queue tries the job again later. */
const readSome = async (services: Services, urls: readonly string[]): Promise<ReadPicture[]> => {
  const limit = concurrencyLimit(limits);
  const results = await Promise.all(urls.map((url) => limit(() => readPicture(services, url))));
  const pictures = results.filter((picture) => picture !== undefined);
  if (urls.length > 0 && pictures.length === 0) throw new Refusal("NOT_READY");
  return pictures;
};

/** Records the pictures, then stores their files: an interrupted job leaves no file without a job that deletes it. */
const storePictures = async (
  services: Services,
  batchId: string,
  read: readonly ReadPicture[],
): Promise<void> => {
  let isRecorded = false;
  await runBatchStep(services, { batchId, status: BatchStatus.CHECKING }, async (tx) => {
    await setReadPictures(
      tx,
      batchId,
      read.map(({ picture }) => picture),
    );
    isRecorded = true;
  });
  if (!isRecorded) return;
  for (const { file } of read) if (file) await storePrepared(services.files, file);
};

/**
 * Reads some of the pictures that an import names by URL, each URL once. Then adds the job that reads the next ones, or that
 * checks the file. A URL that cannot be read has a sentence, which the check shows.
 */
export const readBatchPictures = async (services: Services, batchId: string): Promise<void> => {
  const urls = await unreadPictures(services.database, batchId, urlsPerJob);
  await storePictures(services, batchId, await readSome(services, urls));
  const remaining = await countUnreadPictures(services.database, batchId);
  await runBatchStep(services, { batchId, status: BatchStatus.CHECKING }, (tx) =>
    remaining > 0 ? addReadJob(tx, batchId) : addJob(tx, "check-product-batch", { batchId }),
  );
};
