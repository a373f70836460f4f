import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import type { Services } from "../shop/services.ts";

type Secrets = Pick<Services, "payoutSecret">;

const bindingOf = (endpointId: string) => ({ purpose: "webhook signing key", id: endpointId });

/** A new signing key in the form of Standard Webhooks. */
export const newSigningKey = (): string => `whsec_${randomBytes(32).toString("base64")}`;

export const encryptKey = ({ payoutSecret }: Secrets, endpointId: string, key: string): string =>
  encrypt(payoutSecret, key, bindingOf(endpointId));

type StoredKeys = {
  endpointId: string;
  encryptedKey: string;
  /** `null` if no earlier key signs. */
  earlierEncryptedKey: string | null;
};

/** The keys that sign a message now, the newest first. Empty after the operator has changed the secret that encrypts them. */
export const signingKeys = (
  { payoutSecret }: Secrets,
  { endpointId, encryptedKey, earlierEncryptedKey }: StoredKeys,
): string[] =>
  [encryptedKey, earlierEncryptedKey].flatMap((encrypted) => {
    const key = encrypted === null ? undefined : decrypt(payoutSecret, encrypted, bindingOf(endpointId));
    return key === undefined ? [] : [key];
  });

/** The headers of Standard Webhooks. During a rotation there is a signature by each key, separated by spaces. */
export const webhookHeaders = (
  keys: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
  "webhook-signature": keys.map((key) => new Webhook(key).sign(id, at, body)).join(" "),
});
