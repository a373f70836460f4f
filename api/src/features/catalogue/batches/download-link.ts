import { readToken, signToken } from "../../../platform/signed-token.ts";
import type { Shop } from "../../shop/shop.ts";

/** Minutes for which a download link works. */
const downloadMinutes = 10;

/** What a link downloads: the whole catalogue, or the rows of a batch that have a problem. */
export type Download = { kind: "export" } | { kind: "problems"; batchId: string };

const exportName = "export";

const purpose = "product file link";

/** The path of a file, without a login for a few minutes: browsers send no token when they save a file. */
export const downloadUrl = (
  { jwtSecret }: Pick<Shop, "jwtSecret">,
  download: Download,
  now: Date,
): string => {
  const text = download.kind === "export" ? exportName : download.batchId;
  const expiresAt = now.getTime() + downloadMinutes * 60_000;
  return `/product-files?token=${signToken(jwtSecret, purpose, { text, expiresAt })}`;
};

/** What a token downloads; `undefined` if it is forged or expired. */
export const readDownloadToken = (secret: string, token: string, now: Date): Download | undefined => {
  const name = readToken(secret, purpose, token, now);
  if (name === undefined) return undefined;
  return name === exportName ? { kind: "export" } : { kind: "problems", batchId: name };
};
