import { UploadInterrupted } from "./upload-interrupted.ts";

/** Called with the sent share of a body, from 0 to 1. */
export type OnUploadProgress = (share: number) => void;

/** The wait for an answer (specification, section 9). The server gives up 9 s after the last byte. */
const ANSWER_MS = 10_000;

/** What the browser has handed over is sent, but up to this many bytes may still wait in the buffers of the line. */
const BUFFERED_BYTES = 250_000;
const SLOW_LINE_BYTES_PER_MS = 10;

/** Without progress for so long, the line is taken for cut. A slow line empties its buffers in less. */
export const STALLED_MS = 30_000;

/** The wait for an answer after a body was sent, in milliseconds. */
export const answerTime = (bytes: number): number =>
  ANSWER_MS + Math.min(bytes, BUFFERED_BYTES) / SLOW_LINE_BYTES_PER_MS;

/** Response headers of an XMLHttpRequest. */
const headersOf = (request: XMLHttpRequest): [string, string][] =>
  request
    .getAllResponseHeaders()
    .trim()
    .split("\r\n")
    .map((line) => line.split(": ", 2))
    .filter((pair): pair is [string, string] => pair.length === 2);

/** Calls back once, that long after the last call of `restart`. */
const restartableTimer = () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = (milliseconds: number, onTime: () => void) => {
    stop();
    timer = setTimeout(onTime, milliseconds);
  };
  return { restart, stop };
};

/**
 * A `fetch` for a body that takes long: it may take as long as it moves, and the wait for the answer begins when it is sent. Reports
 * how much was sent, which `fetch` itself cannot. For text responses. Throws `UploadInterrupted` if the body was not sent.
 */
export const uploadFetch =
  (onProgress?: OnUploadProgress): typeof fetch =>
  (url, options) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const timer = restartableTimer();
      let hasBegun = false;
      let isSent = false;
      const fail = () => {
        timer.stop();
        reject(isSent ? new TypeError("The upload had no answer.") : new UploadInterrupted(hasBegun));
      };
      const giveUp = () => {
        fail();
        request.abort();
      };
      request.open(options?.method ?? "GET", url instanceof Request ? url.url : url);
      for (const [name, value] of new Headers(options?.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total }) => {
        hasBegun ||= loaded > 0;
        if (!isSent) timer.restart(STALLED_MS, giveUp);
        onProgress?.(total ? loaded / total : 0);
      });
      request.upload.addEventListener("load", ({ loaded }) => {
        isSent = true;
        timer.restart(answerTime(loaded), giveUp);
      });
      request.addEventListener("load", () => {
        timer.stop();
        resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }));
      });
      request.addEventListener("error", fail);
      request.addEventListener("abort", () => {
        timer.stop();
        reject(new DOMException("Aborted", "AbortError"));
      });
      options?.signal?.addEventListener("abort", () => request.abort(), { once: true });
      timer.restart(STALLED_MS, giveUp);
      request.send(options?.body as XMLHttpRequestBodyInit);
    });
