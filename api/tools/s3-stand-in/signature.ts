import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** A key of the stand-in. */
export type S3Key = { accessKeyId: string; secretAccessKey: string };

/** How far the clock of a request may differ, in milliseconds, as at S3. */
const maxSkewMs = 15 * 60 * 1000;

const sha256 = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The instant of "20261122T230000Z". */
const instantOf = (text: string): number => {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

const credentialPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The request as AWS Signature Version 4 signs it. */
const canonicalRequest = (request: IncomingMessage, url: URL, signedHeaders: string): string => {
  const path = decodeURIComponent(url.pathname).split("/").map(encoded).join("/");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const headers = signedHeaders
    .split(";")
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? "")
          .trim()
          .replaceAll(/\s+/g, " ")}\n`,
    )
    .join("");
  const bodyHash = String(request.headers["x-amz-content-sha256"]);
  return [request.method, path, query, headers, signedHeaders, bodyHash].join("\n");
};

/**
 * Checks the signature of a request and the hash of its body. Returns the error code of S3; `undefined` if both are right.
 */
export const signatureProblem = (
  request: IncomingMessage,
  { url, body, key, region, now }: { url: URL; body: Buffer; key: S3Key; region: string; now: number },
): string | undefined => {
  const [, accessKeyId, day = "", signedRegion = "", signedHeaders = "", signature = ""] =
    credentialPattern.exec(request.headers.authorization ?? "") ?? [];
  if (!accessKeyId) return "AccessDenied";
  if (accessKeyId !== key.accessKeyId) return "InvalidAccessKeyId";
  if (signedRegion !== region) return "AuthorizationHeaderMalformed";
  const date = String(request.headers["x-amz-date"]);
  const required = ["host", "x-amz-content-sha256", "x-amz-date"];
  if (required.some((name) => !signedHeaders.split(";").includes(name)) || !date.startsWith(day))
    return "AccessDenied";
  if (!(Math.abs(instantOf(date) - now) <= maxSkewMs)) return "RequestTimeTooSkewed";
  const scope = `${day}/${region}/s3/aws4_request`;
  const canonical = canonicalRequest(request, url, signedHeaders);
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const dayKey = hmac(`AWS4${key.secretAccessKey}`, day);
  const signingKey = [region, "s3", "aws4_request"].reduce(hmac, dayKey);
  if (!isEqual(hmac(signingKey, text).toString("hex"), signature)) return "SignatureDoesNotMatch";
  return sha256(body) === request.headers["x-amz-content-sha256"] ? undefined : "XAmzContentSHA256Mismatch";
};
