import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Services } from "../../shop/services.ts";
import { isCounted } from "../mailed-secrets/receiver-limit.command.ts";
import { isLinkToken, linkHash } from "../mailed-secrets/secret.rules.ts";
import { openSession, type OpenedSession } from "../sessions/open-session.command.ts";
import type { SessionClient } from "../sessions/session-client.ts";
import { countWrongCode, endChallenge, lockChallenge } from "./challenge.store.ts";
import { proveAppCode, proveRecoveryCode } from "./prove-code.command.ts";
import { provePasskey } from "./prove-passkey.command.ts";

/** One of the three proofs. */
export type Proof = { code?: string | null; recoveryCode?: string | null; passkey?: unknown };

export type FinishedLogin = Proof & {
  /** The cookie of the browser that has begun the login. */
  browser: string | undefined;
  client: SessionClient;
};

type Key = { owner: string; purpose: "login" };

/** The account that a proof is right for; `undefined` for a wrong proof. */
const accountOf = async (
  tx: EntityManager,
  services: Services,
  { key, userId, proof }: { key: Key; userId: string | null; proof: Proof },
): Promise<string | undefined> => {
  if (proof.passkey != null) return provePasskey(tx, services, { ...key, response: proof.passkey });
  if (userId === null) return undefined;
  const isRight =
    proof.recoveryCode == null
      ? await proveAppCode(tx, services, { userId, code: proof.code ?? "", isConfirmed: true })
      : await proveRecoveryCode(tx, services, { userId, code: proof.recoveryCode });
  if (!isRight) await countWrongCode(tx, key);
  return isRight ? userId : undefined;
};

const refuseProof = ({ passkey, recoveryCode }: Proof): never => {
  if (passkey != null) return refuse("PASSKEY_INVALID", { field: "passkey" });
  return refuse("CODE_WRONG", { field: recoveryCode == null ? "code" : "recoveryCode" });
};

/** Wrong codes are counted for the account too: who knows the password can begin any number of logins. */
const throttledFor = (userId: string) => ({ secondFactorByAccount: userId, secondFactorByDay: userId });

const resetTries = async ({ throttles }: Pick<Services, "throttles">, userId: string): Promise<void> => {
  await throttles.reset("secondFactorByAccount", userId);
  await throttles.reset("secondFactorByDay", userId);
};

/**
 * Gives an account new tries after a recovery, once a day: who knew the former password may have used them up. Not more often, so
 * that who reads the mails cannot guess codes without end.
 */
export const renewTries = async (services: Services, userId: string): Promise<void> => {
  if (await isCounted(services, { secondFactorRenewals: userId })) await resetTries(services, userId);
};

/**
 * Opens the session of a login by its second factor, or by a passkey alone. Throws LOGIN_EXPIRED for a browser that has not begun a
 * login, or failed five times; CODE_WRONG; PASSKEY_INVALID; TOO_MANY.
 */
export const finishLogin = async (services: Services, login: FinishedLogin): Promise<OpenedSession> => {
  const { browser = "", client, ...proof } = login;
  await services.throttles.count({ proveByNetwork: client.network });
  const key: Key = { owner: linkHash(browser), purpose: "login" };
  const begun = isLinkToken(browser) ? await lockChallenge(services.database.source.manager, key) : undefined;
  if (!begun) return refuse("LOGIN_EXPIRED");
  if (begun.userId && proof.passkey == null) await services.throttles.count(throttledFor(begun.userId));
  const session = await inTransaction(services.database, async (tx) => {
    const locked = await lockChallenge(tx, key);
    const userId = locked && (await accountOf(tx, services, { key, userId: locked.userId, proof }));
    if (userId === undefined) return undefined;
    await endChallenge(tx, key);
    return openSession(tx, services, { userId, client });
  });
  if (!session) return refuseProof(proof);
  await resetTries(services, session.user.id);
  return session;
};
