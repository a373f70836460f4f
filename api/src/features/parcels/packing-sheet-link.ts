import { createHmac, timingSafeEqual } from "node:crypto";
import { PackingSheet } from "./packing-sheet.rules.ts";
import { maxOrders } from "./parcel.rules.ts";

/** Minutes for which a link to a sheet works. */
const sheetMinutes = 10;

const idBytes = 16;

const signatureOf = (secret: string, head: string): Buffer =>
  createHmac("sha256", secret).update("packing sheet link\n").update(head).digest();

/** The token of a link: sheet, ids and expiry, signed with the shop's secret. */
export const signSheetLink = (
  secret: string,
  { sheet, orderIds, now }: { sheet: PackingSheet; orderIds: readonly string[]; now: Date },
): string => {
  const ids = Buffer.from(orderIds.join("").replaceAll("-", ""), "hex").toString("base64url");
  const head = `${sheet}.${now.getTime() + sheetMinutes * 60_000}.${ids}`;
  return `${head}.${signatureOf(secret, head).toString("base64url")}`;
};

/** What a token prints; `undefined` if it is forged or expired. */
export const readSheetLink = (
  secret: string,
  token: string,
  now: Date,
): { sheet: PackingSheet; orderIds: string[] } | undefined => {
  const [name = "", expiry = "", ids = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(secret, `${name}.${expiry}.${ids}`);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const sheet = Object.values(PackingSheet).find((each) => each === name);
  if (!sheet || Number(expiry) <= now.getTime()) return undefined;
  const bytes = Buffer.from(ids, "base64url");
  const orderIds = Array.from({ length: Math.min(maxOrders, bytes.length / idBytes) }, (_, index) =>
    bytes
      .toString("hex", index * idBytes, (index + 1) * idBytes)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
  );
  return { sheet, orderIds };
};
