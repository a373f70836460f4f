import type { Context } from "../../shop/context.ts";
import { isLinkToken, randomToken } from "../mailed-secrets/secret.rules.ts";
import type { OpenedSession, SessionCookie } from "./open-session.command.ts";
import { invitedAccount } from "./invited-account.ts";
import { readRenewalCookie } from "./renewal-cookie.ts";
import type { SessionKind } from "./session-lifetimes.rules.ts";
import { endSession, networkDays } from "./session.store.ts";

/** The cookie that renews the session of a browser. */
export const SESSION_COOKIE = "session";

/** The cookie by which a browser is known again at its next login. */
const DEVICE_COOKIE = "device";

/** Who logs in. */
export type SessionClient = {
  device: string;
  network: string;
  kind: SessionKind;
  /** The cookie of the device; `undefined` for a client without cookies. */
  browser?: string | undefined;
  /** The account whose invitation this browser has accepted by its mailed link a moment ago. */
  invited?: string | undefined;
};

type ClientContext = Pick<
  Context,
  "services" | "cookies" | "device" | "network" | "isRest" | "keepsSessionByCookie"
>;

const browserOf = ({ cookies }: ClientContext): string => {
  const own = cookies.read(DEVICE_COOKIE) ?? "";
  const browser = isLinkToken(own) ? own : randomToken();
  cookies.set(DEVICE_COOKIE, browser, networkDays * 24 * 60 * 60, "strict");
  return browser;
};

/** The client of a request that logs in. For the REST paths the header does not matter: they answer as documented. */
export const clientOf = (context: ClientContext): SessionClient => {
  const { device, network, isRest, keepsSessionByCookie } = context;
  if (isRest) return { device, network, kind: "rest" };
  if (!keepsSessionByCookie) return { device, network, kind: "graphql" };
  return { device, network, kind: "cookie", browser: browserOf(context), invited: invitedAccount(context) };
};

export const setSessionCookie = ({ cookies }: Pick<Context, "cookies">, cookie: SessionCookie): void => {
  const seconds = Math.max(1, Math.floor((cookie.expiresAt.getTime() - Date.now()) / 1000));
  cookies.set(SESSION_COOKIE, cookie.value, seconds, "strict");
};

/** Ends the session that the cookie of the web client names. */
export const endSessionOfCookie = async ({ services, cookies }: Context): Promise<void> => {
  const cookie = readRenewalCookie(services.jwtSecret, cookies.read(SESSION_COOKIE));
  if (cookie) await endSession(services.database, cookie.sessionId);
};

/** Gives a new session to its client. The one whose cookie it replaces could not be renewed any more, and ends. */
export const handOver = async (context: Context, session: OpenedSession): Promise<OpenedSession> => {
  if (!session.cookie) return session;
  await endSessionOfCookie(context);
  setSessionCookie(context, session.cookie);
  return session;
};
