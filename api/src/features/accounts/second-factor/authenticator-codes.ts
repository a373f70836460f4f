import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const period = 30;

const totpOf = (key: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, algorithm: "SHA1", digits: 6, period, secret: Secret.fromBase32(key) });

/** A new key of 160 bits, in base32. */
export const newAppKey = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a QR code. The app shows the names of the shop and the account. */
export const appUri = (key: string, { shopName, email }: { shopName: string; email: string }): string =>
  totpOf(key, { issuer: shopName, label: email }).toString();

/** The QR code of that address, as SVG. */
export const appQrCode = (uri: string): string => renderSVG(uri, { border: 2 });

/** The time step of a code, of now, the one before or the one after; `null` for a wrong code. */
export const stepOfCode = (key: string, code: string, now = Date.now()): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(key).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
};
