import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** A key for one purpose, so that no other use of the secret reads or writes these texts. */
const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/** What an encrypted text belongs to: it can be decrypted only for the same purpose and the same row. */
export type Binding = { purpose: string; id: string };

/** Encrypts a text for one row by AES-256-GCM: nonce, tag and ciphertext, as base64url. */
export const encrypt = (secret: string, text: string, { purpose, id }: Binding): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), nonce).setAAD(Buffer.from(id));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString("base64url");
};

/** The text of `encrypt`; `undefined` with another secret or binding, or if it was changed. */
export const decrypt = (secret: string, encrypted: string, { purpose, id }: Binding): string | undefined => {
  const bytes = Buffer.from(encrypted, "base64url");
  const contentAt = nonceBytes + tagBytes;
  if (bytes.length < contentAt) return undefined;
  const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(nonceBytes, contentAt));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(contentAt)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
};
