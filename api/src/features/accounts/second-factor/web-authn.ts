import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Services } from "../../shop/services.ts";
import type { NewPasskey } from "./passkey.store.ts";
import type { Passkey } from "./passkey.entity.ts";

type ShopSettings = Pick<Services["settings"], "publicUrl" | "mode">;

/** The name of the shop's host: a passkey belongs to it. */
const rpIdOf = ({ publicUrl }: ShopSettings): string => new URL(publicUrl).hostname;

/** The origin that a browser states in its response; "" if it states none. */
const statedOrigin = (response: unknown): string => {
  try {
    const { response: signed } = response as { response: { clientDataJSON: string } };
    const clientData = JSON.parse(Buffer.from(signed.clientDataJSON, "base64url").toString()) as unknown;
    const { origin } = clientData as { origin: unknown };
    return typeof origin === "string" ? origin : "";
  } catch {
    return "";
  }
};

/** The shop's own origin. On a developer's machine any port of localhost: the pages may come from Vite. */
const expectedOriginOf = (settings: ShopSettings, response: unknown): string => {
  const stated = statedOrigin(response);
  const isLocal = settings.mode !== "production" && rpIdOf(settings) === "localhost";
  return isLocal && /^http:\/\/localhost(:\d+)?$/.test(stated) ? stated : new URL(settings.publicUrl).origin;
};

type Account = { id: string; name: string; email: string };

/** Options of a new passkey, which is not on an authenticator that has one of the account. */
export const newPasskeyOptions = (
  settings: ShopSettings & { brand: { name: string } },
  account: Account,
  existing: readonly Passkey[],
) =>
  generateRegistrationOptions({
    rpName: settings.brand.name,
    rpID: rpIdOf(settings),
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: account.name,
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });

/** Options of a proof by a passkey: one of these, or any that the browser finds for the shop. */
export const passkeyOptions = (settings: ShopSettings, passkeys: readonly Passkey[]) =>
  generateAuthenticationOptions({
    rpID: rpIdOf(settings),
    userVerification: "required",
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
  });

const isText = (value: unknown): value is string => typeof value === "string";

/** The passkey that a browser has made for a challenge; `undefined` if the response does not prove it. */
export const verifiedNewPasskey = async (
  settings: ShopSettings,
  { response, challenge }: { response: unknown; challenge: string },
): Promise<Omit<NewPasskey, "userId" | "name"> | undefined> => {
  try {
    const { registrationInfo, verified } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: expectedOriginOf(settings, response),
      expectedRPID: rpIdOf(settings),
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter: String(counter),
      transports: (transports as unknown[]).filter(isText).slice(0, 8),
    };
  } catch {
    // The library throws for every response that proves nothing.
    return undefined;
  }
};

/** The new counter of a passkey that has signed the challenge; `undefined` if the response does not prove it. */
export const verifiedCounter = async (
  settings: ShopSettings,
  { response, challenge, passkey }: { response: unknown; challenge: string; passkey: Passkey },
): Promise<number | undefined> => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: expectedOriginOf(settings, response),
      expectedRPID: rpIdOf(settings),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
};

/** The id of the passkey that a response names. */
export const credentialIdOf = (response: unknown): string | undefined => {
  const { id } = (typeof response === "object" && response !== null ? response : {}) as { id?: unknown };
  return isText(id) && /^[\w-]{1,1400}$/.test(id) ? id : undefined;
};
