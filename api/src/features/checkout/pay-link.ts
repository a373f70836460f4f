import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "../shop/services.ts";
import { uuidOfHex } from "../../platform/ids.ts";

const idBytes = 16;
const signatureBytes = 32;

/** The purpose is part of the signed text, so that a token of another kind is not valid as a payment link. */
const signatureOf = (secret: string, id: Buffer): Buffer =>
  createHmac("sha256", secret).update("payment link\n").update(id).digest();

/** The token of an order's payment link: the id, signed with the shop's secret. It needs no storage, and stays the same. */
export const signPayLink = (secret: string, orderId: string): string => {
  const id = Buffer.from(orderId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, signatureOf(secret, id)]).toString("base64url");
};

/** The order id of a token; `undefined` if the token is forged. */
export const readPayLink = (secret: string, token: string): string | undefined => {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + signatureBytes || bytes.toString("base64url") !== token) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(signatureOf(secret, id), bytes.subarray(idBytes))) return undefined;
  return uuidOfHex(id.toString("hex"));
};

/** The page on which an order is paid without a login. */
export const payLinkUrl = (
  { settings, jwtSecret }: Pick<Services, "settings" | "jwtSecret">,
  orderId: string,
): string => `${settings.publicUrl}/pay/${signPayLink(jwtSecret, orderId)}`;
