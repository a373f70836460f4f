import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import { compactText } from "../../../platform/plain-text.ts";
import type { Services } from "../../shop/services.ts";
import { asEmail } from "../email.rules.ts";
import { countOtpTry } from "../mailed-secrets/otp.store.ts";
import { clearLoginCodeLimit } from "../mailed-secrets/receiver-limit.command.ts";
import { isLinkToken, isLoginCode, isOtpOf, linkHash, randomToken } from "../mailed-secrets/secret.rules.ts";
import { addSecret, endSecret, setSecretHash } from "../mailed-secrets/secret.store.ts";
import { beginLogin, type LoginOutcome } from "../second-factor/begin-login.command.ts";
import { openSession } from "../sessions/open-session.command.ts";
import type { SessionClient } from "../sessions/session-client.ts";
import { lockUserByEmail } from "../user.store.ts";
import { verifyAccountEmail } from "../welcome-codes/verify-account-email.command.ts";
import { lockLoginCode, type CodeKey } from "./login-code.store.ts";

export type CodeAttempt = {
  email: string;
  code: string;
  /** The cookie of the browser that asked for the code; `undefined` in another browser. */
  browser: string | undefined;
  client: SessionClient;
};

/** A login, or the token with which the verified address signs up. */
export type CodeOutcome = LoginOutcome | { signUpToken: string };

/** The hash of the cookie of a browser; `undefined` for one that has not asked for a code. */
export const browserHash = (browser: string | undefined): string | undefined =>
  browser !== undefined && isLinkToken(browser) ? linkHash(browser) : undefined;

/**
 * Uses up the right code of a browser. Counts a wrong guess and returns false: five end the code. The lock of the row serializes
 * parallel guesses, so that a code works once. Nothing here depends on whether the receiver has an account.
 */
export const useLoginCode = async (
  tx: EntityManager,
  key: string,
  {
    purpose,
    email,
    code,
    askedFrom,
  }: Omit<CodeKey, "askedFrom"> & { askedFrom: string | undefined; code: string },
): Promise<boolean> => {
  const row = askedFrom === undefined ? undefined : await lockLoginCode(tx, { purpose, email, askedFrom });
  if (!row) return false;
  const isRight = isLoginCode(code) && isOtpOf(key, row, code);
  if (isRight) await endSecret(tx, row.id);
  else await countOtpTry(tx, row.id);
  return isRight;
};

/** A link of the sign-up for an address that a code has verified. The link is not mailed: the browser gets its token. */
const addSignUpLink = async (tx: EntityManager, email: string): Promise<string> => {
  const [id, token] = [randomUUID(), randomToken()];
  await addSecret(tx, { id, purpose: "verify-email", email, userId: null });
  await setSecretHash(tx, id, linkHash(token));
  return token;
};

/**
 * Logs in by a mailed code. An address without an account is verified by it, and goes on with the second step of the sign-up.
 * Throws LOGIN_CODE_INVALID.
 */
export const logInByCode = async (services: Services, attempt: CodeAttempt): Promise<CodeOutcome> => {
  const { browser, client } = attempt;
  const [email, code] = [asEmail(attempt.email), compactText(attempt.code)];
  await services.throttles.count({ proveByNetwork: client.network });
  const outcome = await inTransaction(services.database, async (tx): Promise<CodeOutcome | null> => {
    const typed = { purpose: "login-code", email, code, askedFrom: browserHash(browser) } as const;
    if (!(await useLoginCode(tx, services.jwtSecret, typed))) return null;
    const user = await lockUserByEmail(tx, email);
    if (!user) return { signUpToken: await addSignUpLink(tx, email) };
    await verifyAccountEmail(tx, services, { userId: user.id, email });
    const begun = await beginLogin(tx, user.id);
    if (begun) return { begun };
    return { session: await openSession(tx, services, { userId: user.id, client, byMail: true }) };
  });
  if (!outcome) return refuse("LOGIN_CODE_INVALID", { field: "code" });
  await clearLoginCodeLimit(services, email);
  return outcome;
};
