import type { EntityManager } from "typeorm";
import { refuse } from "../accounts.refusals.ts";
import type { Context } from "../../shop/context.ts";
import type { Services } from "../../shop/services.ts";
import { isLinkToken, linkHash, randomToken } from "../mailed-secrets/secret.rules.ts";
import type { OpenedSession } from "../sessions/open-session.command.ts";
import { handOver } from "../sessions/session-client.ts";
import { challengeMinutes } from "./challenge.rules.ts";
import { beginChallenge, lockChallenge, setChallenge } from "./challenge.store.ts";
import { passkeysOf } from "./passkey.store.ts";
import { hasSecondFactor, secondFactorState } from "./second-factor.store.ts";
import { passkeyOptions } from "./web-authn.ts";

/** The cookie of a browser whose login still needs its second factor. */
export const LOGIN_COOKIE = "second-factor";

/** How a login can be finished, as clients name it. */
export type LoginMethod = "PASSKEY" | "APP" | "RECOVERY_CODE";

/** A login that still needs its second factor; `browser` is the value of the cookie. */
export type BegunLogin = { browser: string; methods: LoginMethod[] };

/** The result of a right password or mailed code. */
export type LoginOutcome = { session: OpenedSession } | { begun: BegunLogin };

/** Begins the second step of a login, if the account has a second factor; otherwise returns `undefined`. */
export const beginLogin = async (tx: EntityManager, userId: string): Promise<BegunLogin | undefined> => {
  const state = await secondFactorState(tx, userId);
  if (!hasSecondFactor(state)) return undefined;
  const browser = randomToken();
  await beginChallenge(tx, { owner: linkHash(browser), purpose: "login", userId, challenge: null });
  const methods: LoginMethod[] = [];
  if (state.passkeyCount > 0) methods.push("PASSKEY");
  if (state.hasApp) methods.push("APP");
  if (state.recoveryCodesLeft > 0) methods.push("RECOVERY_CODE");
  return { browser, methods };
};

/**
 * The session of a login, or the refusal that asks for the second factor. The cookie lets this browser finish it; a client of the
 * REST paths gets none and cannot. Throws SECOND_FACTOR_NEEDED.
 */
export const sessionOrRefusal = async (context: Context, outcome: LoginOutcome): Promise<OpenedSession> => {
  if ("session" in outcome) return handOver(context, outcome.session);
  const { cookies, isRest } = context;
  const { browser, methods } = outcome.begun;
  if (!isRest) cookies.set(LOGIN_COOKIE, browser, challengeMinutes * 60);
  return refuse("SECOND_FACTOR_NEEDED", { field: "secondFactor", facts: { methods } });
};

/**
 * Options with which the browser asks for a passkey: those of the account whose password it has proved, else any passkey for the
 * shop, which then names the account. With `isAnyAccount` a login that was begun before does not count. Returns also the value of
 * the cookie.
 */
export const startPasskeyLogin = async (
  { database, settings, throttles }: Services,
  {
    browser = "",
    network,
    isAnyAccount,
  }: { browser: string | undefined; network: string; isAnyAccount: boolean },
) => {
  await throttles.count({ proveByNetwork: network });
  const { manager } = database.source;
  const key = { owner: linkHash(browser), purpose: "login" } as const;
  const begun = !isAnyAccount && isLinkToken(browser) ? await lockChallenge(manager, key) : undefined;
  if (begun?.userId) {
    const options = await passkeyOptions(settings, await passkeysOf(manager, begun.userId));
    await setChallenge(manager, key, options.challenge);
    return { options, browser };
  }
  const [options, newBrowser] = [await passkeyOptions(settings, []), randomToken()];
  const { challenge } = options;
  await beginChallenge(manager, { owner: linkHash(newBrowser), purpose: "login", userId: null, challenge });
  return { options, browser: newBrowser };
};
