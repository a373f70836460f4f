import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorMessage } from "./error-message.ts";
import { isAnswerLost, writeErrorMessage } from "./lost-answer.ts";
import { answerTime, STALLED_MS, uploadFetch } from "./upload-fetch.ts";

/** A request whose events come from the test. */
class RequestStandIn extends EventTarget {
  static last: RequestStandIn;
  readonly upload = new EventTarget();
  status = 200;
  responseText = "{}";
  isAborted = false;
  constructor() {
    super();
    RequestStandIn.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  getAllResponseHeaders = () => "content-type: application/json\r\nretry-after: 2\r\n";
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event("abort"));
  }
  progress(type: "progress" | "load", loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event(type), { loaded, total: BYTES }));
  }
}

const BYTES = 400_000;
const messages = { fallback: "The file could not be sent." };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", RequestStandIn);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An upload, and what it ended with. */
const startUpload = (onProgress?: (share: number) => void, signal?: AbortSignal) => {
  const options = { method: "POST", body: "x", ...(signal && { signal }) };
  const outcome = uploadFetch(onProgress)("/graphql", options).then(
    (response) => ({ response, error: undefined }),
    (error: unknown) => ({ response: undefined, error }),
  );
  return { request: RequestStandIn.last, outcome };
};

describe("an upload", () => {
  it("may take as long as it moves", async () => {
    const { request, outcome } = startUpload();
    for (const loaded of [100_000, 200_000, 300_000, 400_000]) {
      vi.advanceTimersByTime(STALLED_MS - 1);
      request.progress("progress", loaded);
    }
    request.progress("load", BYTES);
    request.dispatchEvent(new Event("load"));
    const { response } = await outcome;
    expect([response?.status, response?.headers.get("retry-after"), await response?.text()]).toEqual([
      200,
      "2",
      "{}",
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("reports the share that is sent", () => {
    const shares: number[] = [];
    const { request } = startUpload((share) => shares.push(share));
    for (const loaded of [100_000, 200_000, 300_000, 400_000]) request.progress("progress", loaded);
    request.progress("load", BYTES);
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it("that stands still was interrupted", async () => {
    const { request, outcome } = startUpload();
    request.progress("progress", 100_000);
    vi.advanceTimersByTime(STALLED_MS);
    const { error } = await outcome;
    expect(request.isAborted).toBe(true);
    const text = "The upload was interrupted. Check your connection and try again.";
    expect([errorMessage(error, messages), writeErrorMessage(error, messages)]).toEqual([text, text]);
  });

  it("whose line is cut while it is sent was interrupted", async () => {
    const { request, outcome } = startUpload();
    request.progress("progress", 399_999);
    request.dispatchEvent(new Event("error"));
    const { error } = await outcome;
    expect(errorMessage(error, messages)).toMatch(/^The upload was interrupted\./);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("without a connection has the message of any other request", async () => {
    const { request, outcome } = startUpload();
    request.dispatchEvent(new Event("error"));
    const { error } = await outcome;
    expect(errorMessage(error, messages)).toBe("Network error. Please try again.");
  });

  it.each([
    ["stands still", () => vi.advanceTimersByTime(STALLED_MS)],
    [
      "has no connection",
      (request: { dispatchEvent: (event: Event) => void }) => request.dispatchEvent(new Event("error")),
    ],
  ])("that %s has had no effect", async (_, interrupt) => {
    const { request, outcome } = startUpload();
    interrupt(request);
    expect(isAnswerLost((await outcome).error)).toBe(false);
  });

  it("whose line is cut after it was sent may have had an effect", async () => {
    const { request, outcome } = startUpload();
    request.progress("load", BYTES);
    request.dispatchEvent(new Event("error"));
    const { error } = await outcome;
    expect(isAnswerLost(error)).toBe(true);
    expect(errorMessage(error, messages)).toBe("Network error. Please try again.");
  });

  it("waits for its answer from the moment at which it is sent", async () => {
    const { request, outcome } = startUpload();
    vi.advanceTimersByTime(STALLED_MS - 1);
    request.progress("load", BYTES);
    // Chrome reports the last progress after the end.
    request.progress("progress", BYTES);
    vi.advanceTimersByTime(answerTime(BYTES) - 1);
    expect(request.isAborted).toBe(false);
    vi.advanceTimersByTime(1);
    const { error } = await outcome;
    expect(request.isAborted).toBe(true);
    expect(isAnswerLost(error)).toBe(true);
  });

  it("ends when its page cancels it", async () => {
    const page = new AbortController();
    const { request, outcome } = startUpload(undefined, page.signal);
    page.abort();
    const { error } = await outcome;
    expect(request.isAborted).toBe(true);
    expect(error).toMatchObject({ name: "AbortError" });
  });
});

it("the wait for an answer is 10 seconds longer than the line needs", () => {
  expect(answerTime(0)).toBe(10_000);
  expect(answerTime(50_000)).toBe(15_000);
  expect(answerTime(20_000_000)).toBe(35_000);
});
