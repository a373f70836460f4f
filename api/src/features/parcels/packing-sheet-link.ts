import { readToken, signToken } from "../../platform/signed-token.ts";
import { PackingSheet } from "./packing-sheet.rules.ts";
import { maxOrders } from "./parcel.rules.ts";

/** Minutes for which a link to a sheet works. */
const sheetMinutes = 10;

const idBytes = 16;

const purpose = "packing sheet link";

/** The token of a link: sheet, ids and expiry. */
export const signSheetLink = (
  secret: string,
  { sheet, orderIds, now }: { sheet: PackingSheet; orderIds: readonly string[]; now: Date },
): string => {
  const ids = Buffer.from(orderIds.join("").replaceAll("-", ""), "hex").toString("base64url");
  const expiresAt = now.getTime() + sheetMinutes * 60_000;
  return signToken(secret, purpose, { text: `${sheet}.${ids}`, expiresAt });
};

/** What a token prints; `undefined` if it is forged or expired. */
export const readSheetLink = (
  secret: string,
  token: string,
  now: Date,
): { sheet: PackingSheet; orderIds: string[] } | undefined => {
  const [name, ids = ""] = readToken(secret, purpose, token, now)?.split(".") ?? [];
  const sheet = Object.values(PackingSheet).find((each) => each === name);
  if (!sheet) return undefined;
  const bytes = Buffer.from(ids, "base64url");
  const orderIds = Array.from({ length: Math.min(maxOrders, bytes.length / idBytes) }, (_, index) =>
    bytes
      .toString("hex", index * idBytes, (index + 1) * idBytes)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
  );
  return { sheet, orderIds };
};
