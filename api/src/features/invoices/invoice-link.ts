import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "../shop/services.ts";
import { uuidOfHex } from "../../platform/ids.ts";

/** Days for which an invoice link works. */
export const linkDays = 7;

const idBytes = 16;
const timeBytes = 6;
const signatureBytes = 32;

/** The purpose is part of the signed text, so that a token of another kind is not valid as an invoice link. */
const signatureOf = (secret: string, head: Buffer): Buffer =>
  createHmac("sha256", secret).update("invoice link\n").update(head).digest();

/**
 * The token of an invoice link: the id and the expiry, signed with the shop's secret. It needs no storage, and cannot be
 * derived from the id or number of an order.
 */
export const signInvoiceLink = (secret: string, invoiceId: string, now: Date): string => {
  const head = Buffer.alloc(idBytes + timeBytes);
  head.write(invoiceId.replaceAll("-", ""), "hex");
  head.writeUIntBE(now.getTime() + linkDays * 24 * 60 * 60 * 1000, idBytes, timeBytes);
  return Buffer.concat([head, signatureOf(secret, head)]).toString("base64url");
};

/** The invoice id of a token; `undefined` if the token is forged or expired. */
export const readInvoiceLink = (secret: string, token: string, now: Date): string | undefined => {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + timeBytes + signatureBytes || bytes.toString("base64url") !== token)
    return undefined;
  const head = bytes.subarray(0, idBytes + timeBytes);
  if (!timingSafeEqual(signatureOf(secret, head), bytes.subarray(head.length))) return undefined;
  if (head.readUIntBE(idBytes, timeBytes) <= now.getTime()) return undefined;
  return uuidOfHex(head.toString("hex", 0, idBytes));
};

/** A link that opens an invoice without a login, for 7 days. */
export const invoiceUrl = (
  { settings, jwtSecret }: Pick<Services, "settings" | "jwtSecret">,
  invoiceId: string,
  now: Date,
): string => `${settings.publicUrl}/invoices?token=${signInvoiceLink(jwtSecret, invoiceId, now)}`;
