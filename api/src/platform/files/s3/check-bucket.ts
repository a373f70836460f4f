import { randomUUID } from "node:crypto";
import { SettingsError } from "../../errors/settings-error.ts";
import type { S3Client, S3Request } from "./s3-client.ts";
import { S3Error } from "./s3-error.ts";
import type { S3Settings } from "./s3-settings.ts";

/** Why a bucket cannot be used, by the code of S3 or of the connection. */
const reasons: Record<string, string> = {
  NoSuchBucket: "there is no such bucket",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID is not a key of this store",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID",
  RequestTimeTooSkewed: "the clock of this machine differs too much from that of the store; set the clock",
  AuthorizationHeaderMalformed: "S3_REGION is not the region of the bucket",
  PermanentRedirect: "the bucket has another endpoint or region",
  "HTTP 301": "the bucket has another endpoint or region",
  "HTTP 307": "the bucket has another endpoint or region",
  ECONNREFUSED: "the endpoint refuses connections",
  ENOTFOUND: "the endpoint has no address",
  EAI_AGAIN: "the endpoint has no address",
  ETIMEDOUT: "the endpoint does not answer",
  UND_ERR_CONNECT_TIMEOUT: "the endpoint does not answer",
  ECONNRESET: "the endpoint closes its connections",
  UND_ERR_SOCKET: "the endpoint closes its connections",
  QuotaExceeded: "the bucket is full",
  XMinioStorageFull: "the bucket is full",
  "HTTP 507": "the bucket is full",
};

const reasonOf = ({ reason, status }: S3Error, right: string): string => {
  const sentence = reasons[reason];
  if (sentence) return sentence;
  if (status === 403) return `the key may not ${right} in it`;
  return /CERT|TLS|SSL|SIGNED/.test(reason)
    ? "the certificate of the endpoint is not valid"
    : "it does not work";
};

/**
 * Lists, writes, reads and deletes a small object. Throws `SettingsError` with the reason if one of these fails: the shop would
 * lose files later.
 */
export const checkBucket = async ({ bucketUrl }: S3Settings, send: S3Client): Promise<void> => {
  const attempt = async (right: string, request: S3Request) => {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      throw new SettingsError(
        `S3_URL: the bucket ${bucketUrl} cannot be used: ${reasonOf(error, right)} (${error.reason}).`,
      );
    }
  };
  const key = `.probe-${randomUUID()}`;
  const content = Buffer.from(key);
  await attempt("list", { method: "GET", key: "", query: { "list-type": "2", prefix: key } });
  await attempt("write", { method: "PUT", key, body: content });
  try {
    const { body } = await attempt("read", { method: "GET", key });
    if (!body.equals(content))
      throw new SettingsError(`S3_URL: the bucket ${bucketUrl} returns other bytes than it was given.`);
  } finally {
    await attempt("delete", { method: "DELETE", key });
  }
};
