import { createHmac, timingSafeEqual } from "node:crypto";
import type { Shop } from "../../shop/shop.ts";

/** Minutes for which a download link works. */
export const downloadMinutes = 10;

/** What a link downloads: the whole catalogue, or the rows of a batch that have a problem. */
export type Download = { kind: "export" } | { kind: "problems"; batchId: string };

const exportName = "export";

const signatureOf = (secret: string, head: string): Buffer =>
  createHmac("sha256", secret).update("product file link\n").update(head).digest();

/** The path of a file, without a login for a few minutes: browsers send no token when they save a file. */
export const downloadUrl = (
  { jwtSecret }: Pick<Shop, "jwtSecret">,
  download: Download,
  now: Date,
): string => {
  const name = download.kind === "export" ? exportName : download.batchId;
  const head = `${name}.${now.getTime() + downloadMinutes * 60_000}`;
  const signature = signatureOf(jwtSecret, head).toString("base64url");
  return `/product-files?token=${head}.${signature}`;
};

/** What a token downloads; `undefined` if it is forged or expired. */
export const readDownloadToken = (secret: string, token: string, now: Date): Download | undefined => {
  const [name = "", expiry = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(secret, `${name}.${expiry}`);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  if (Number(expiry) <= now.getTime()) return undefined;
  return name === exportName ? { kind: "export" } : { kind: "problems", batchId: name };
};
