import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { outsideCall } from "../../async/outside-call.ts";
import { codeOf } from "../../errors/connection-error.ts";
import { S3Error } from "./s3-error.ts";
import type { S3Settings } from "./s3-settings.ts";
import { errorCodeOf } from "./s3-xml.ts";

/** Time until the first byte of a response, in milliseconds, for a call without a body. */
const firstByteMs = 3000;

/** Bytes of a body for which a millisecond is added: 128 kB in a second. */
const bytesPerMs = 128;

/** Time for the body of a response, in milliseconds. */
const bodyMs = 10_000;

/** Times at which a failed call is tried again, in milliseconds after the failure. Every call here is idempotent. */
const pausesMs = [100, 400];

/** No retry begins later than this after the first try, so that the request is refused before its own deadline. */
const lastTryMs = 3500;

export type S3Request = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** The key of an object; empty for the bucket. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
};

export type S3Response = { headers: Headers; body: Buffer };

export type S3Client = (request: S3Request) => Promise<S3Response>;

export const sha256Of = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

/** The code of a failed `fetch`, which is in its cause, or in one of the causes of several addresses. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError" || error.name === "AbortError") return "ETIMEDOUT";
  const cause = error.cause instanceof AggregateError ? error.cause.errors[0] : error.cause;
  return codeOf(cause) || codeOf(error) || (cause instanceof Error ? cause.message : error.message);
};

/** Outages and rate limits are temporary. A wrong key, clock, region or bucket is not. */
const canRetry = ({ status, reason }: S3Error): boolean =>
  status === 0 ||
  status === 429 ||
  status === 500 ||
  (status >= 502 && status <= 504) ||
  reason === "RequestTimeout";

/**
 * Calls a bucket, with signed requests. The hash of a body is a part of the signature, so the store refuses a body that was
 * changed on its way. Throws `S3Error`.
 */
export const s3Client = ({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Settings): S3Client => {
  /** Signing keys, one for each day. */
  const signingKeys = new Map<string, ArrayBuffer>();

  const signed = ({ method, key, query = {}, headers = {}, body }: S3Request, signal: AbortSignal) => {
    const url = new URL(key === "" ? bucketUrl : `${bucketUrl}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, "x-amz-content-sha256": sha256Of(body ?? Buffer.alloc(0)) },
      accessKeyId,
      secretAccessKey,
      region,
      service: "s3",
      cache: signingKeys,
    });
    return signer.sign().then((request) =>
      fetch(request.url, {
        method,
        headers: request.headers,
        redirect: "manual",
        signal,
        ...(body ? { body: new Uint8Array(body) } : {}),
      }),
    );
  };

  const tryOnce = async (request: S3Request): Promise<S3Response> => {
    const call = `${request.method} ${request.key || "(the bucket)"}`;
    const controller = new AbortController();
    const abort = () => controller.abort(new DOMException("no response in time", "TimeoutError"));
    let timeout = setTimeout(abort, firstByteMs + (request.body?.length ?? 0) / bytesPerMs);
    try {
      const response = await signed(request, controller.signal);
      clearTimeout(timeout);
      timeout = setTimeout(abort, bodyMs);
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok) return { headers: response.headers, body };
      const fallbackCode = response.status === 404 ? "NoSuchKey" : `HTTP ${response.status}`;
      throw new S3Error(errorCodeOf(body.toString("utf8")) || fallbackCode, response.status, call);
    } catch (error) {
      throw error instanceof S3Error ? error : new S3Error(reasonOf(error), 0, call, error);
    } finally {
      clearTimeout(timeout);
    }
  };

  return async (request) => {
    outsideCall("the object store");
    const startedAt = performance.now();
    for (const pauseMs of pausesMs) {
      try {
        return await tryOnce(request);
      } catch (error) {
        const isLate = performance.now() - startedAt > lastTryMs;
        if (!(error instanceof S3Error) || isLate || !canRetry(error)) throw error;
        await wait(pauseMs * (0.5 + Math.random()));
      }
    }
    return tryOnce(request);
  };
};
