import PQueue from "p-queue";

/** Requested renderings that can wait. The oldest are dropped: a page that still shows them requests them again. */
const maxRequested = 200;

/** Uploads come before requested renderings. */
const uploadPriority = Number.MAX_SAFE_INTEGER;

type Work<Result> = () => Promise<Result>;

export type PictureQueue = {
  /** Work that a response waits for. */
  upload: <Result>(work: Work<Result>) => Promise<Result>;
  /** Work for a picture that a page shows. It is dropped, without an error, if many more are requested after it. */
  request: (work: Work<void>) => Promise<void>;
};

/**
 * A queue of pictures that requests wait for: uploads first, then the newest request. One runs at a time, since a large picture
 * needs 200 MB while it is decoded.
 */
export const pictureQueue = (maxWaiting = maxRequested): PictureQueue => {
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Set<AbortController>();
  let requestCount = 0;

  const request: PictureQueue["request"] = async (work) => {
    const controller = new AbortController();
    const { signal } = controller;
    const [oldest] = waiting;
    if (oldest && waiting.size >= maxWaiting) {
      waiting.delete(oldest);
      oldest.abort();
    }
    waiting.add(controller);
    requestCount += 1;
    const start = () => {
      waiting.delete(controller);
      return work();
    };
    try {
      await queue.add(start, { priority: requestCount, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      waiting.delete(controller);
    }
  };

  return { upload: (work) => queue.add(work, { priority: uploadPriority }), request };
};
