import type { EntityManager } from "typeorm";
import type { Services } from "../../shop/services.ts";
import type { ChallengePurpose } from "./challenge.rules.ts";
import { takeChallenge } from "./challenge.store.ts";
import { passkeyByCredential, recordPasskeyUse } from "./passkey.store.ts";
import { credentialIdOf, verifiedCounter } from "./web-authn.ts";

type Attempt = { owner: string; purpose: ChallengePurpose; response: unknown };

/**
 * The account whose passkey has signed the challenge of this owner; `undefined` if the response does not prove it. The challenge is
 * used up in any case. If the challenge was made for an account, it must be a passkey of that account.
 */
export const provePasskey = async (
  tx: EntityManager,
  { settings }: Pick<Services, "settings">,
  { response, ...key }: Attempt,
): Promise<string | undefined> => {
  const taken = await takeChallenge(tx, key);
  const credentialId = credentialIdOf(response);
  if (!taken || credentialId === undefined) return undefined;
  const passkey = await passkeyByCredential(tx, credentialId);
  if (!passkey || (taken.userId !== null && taken.userId !== passkey.userId)) return undefined;
  const counter = await verifiedCounter(settings, { response, challenge: taken.challenge, passkey });
  if (counter === undefined || !(await recordPasskeyUse(tx, passkey.id, counter))) return undefined;
  return passkey.userId;
};
