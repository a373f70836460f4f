/** The code by which `describe-error.ts` recognizes a storage that cannot serve now. */
export const STORAGE_UNAVAILABLE = "STORAGE_UNAVAILABLE";

/** A call to the object store that failed. The message has neither the key nor the secret. */
export class S3Error extends Error {
  readonly code = STORAGE_UNAVAILABLE;

  constructor(
    /** The code of S3, such as NoSuchBucket, or of the connection, such as ECONNREFUSED. */
    readonly reason: string,
    /** The HTTP status; 0 without a response. */
    readonly status: number,
    call: string,
    cause?: unknown,
  ) {
    super(`The object store refused or failed ${call}: ${reason}${status ? ` (${status})` : ""}`, { cause });
  }
}

/** Whether the object does not exist, or the bucket of it. */
export const isMissingObject = ({ status, reason }: S3Error): boolean =>
  status === 404 && reason !== "NoSuchBucket";
