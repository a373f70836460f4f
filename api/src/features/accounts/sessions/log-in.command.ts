import { refuse } from "../../../platform/errors/errors.ts";
import type { Shop } from "../../shop/shop.ts";
import { normalizeEmail, isPossibleEmail } from "../email.rules.ts";
import { limitedLogin } from "./log-in-limit.ts";
import { openSessionByPassword, type OpenedSession } from "./open-session.command.ts";
import { isPossiblePassword } from "../passwords/password.rules.ts";
import { isPassword } from "../passwords/password.ts";
import { isKnownNetwork } from "./session.store.ts";
import { Role, type User } from "../user.entity.ts";
import { userToLogIn } from "../user.store.ts";

type Counter = { name: "logInFromKnownNetwork" | "logInByAccount"; subject: string };

export type Credentials = {
  email: string;
  password: string;
  /** If set, only an account of this role can log in. */
  role?: Role | undefined;
  device: string;
  network: string;
};

/**
 * The counter of a login attempt. Attempts from unknown networks share one counter per account. A network from which the
 * account was logged in before has its own counter: guessing is limited, and an attacker cannot lock the shopper out.
 */
const counterOf = async (shop: Shop, email: string, user: User | null, network: string): Promise<Counter> => {
  const isFromKnownNetwork = user && (await isKnownNetwork(shop.database.source.manager, user.id, network));
  return isFromKnownNetwork
    ? { name: "logInFromKnownNetwork", subject: `${user.id} ${network}` }
    : { name: "logInByAccount", subject: user?.id ?? email };
};

/**
 * The key of a requested role: the admin login has one, every other login the other. The documented client tries the admin login
 * first, then the user login: with a key for each, one failed attempt counts once (decision 32). The key does not depend on the
 * role of the account, which a refusal would reveal.
 */
const keyOf = ({ subject }: Counter, role: Role | undefined): string =>
  role === Role.ADMIN ? `admin ${subject}` : subject;

/** Checks the credentials and opens a session. If the password changes during the check, the login is refused. */
const checkCredentials = async (shop: Shop, credentials: Credentials): Promise<OpenedSession> => {
  const email = normalizeEmail(credentials.email);
  const isPossible = isPossibleEmail(email) && isPossiblePassword(credentials.password);
  await shop.throttles.count({ logInByNetwork: credentials.network });
  const user = isPossible ? await userToLogIn(shop.database.source.manager, email) : null;
  const counter = isPossible ? await counterOf(shop, email, user, credentials.network) : undefined;
  if (counter) await shop.throttles.count({ [counter.name]: keyOf(counter, credentials.role) });
  const account = user && (credentials.role === undefined || user.role === credentials.role) ? user : null;
  const isRightPassword = await isPassword(account?.passwordHash, isPossible ? credentials.password : "");
  if (!account || !isRightPassword) return refuse("WRONG_CREDENTIALS");
  if (counter)
    for (const role of [Role.ADMIN, undefined])
      await shop.throttles.reset(counter.name, keyOf(counter, role));
  return (await openSessionByPassword(shop, account, credentials)) ?? refuse("WRONG_CREDENTIALS");
};

/**
 * Opens a session for the right credentials. Throws WRONG_CREDENTIALS, the same for a wrong address and a wrong password;
 * TOO_MANY after too many attempts; NOT_READY if the queue is full.
 */
export const logIn = (shop: Shop, credentials: Credentials): Promise<OpenedSession> =>
  limitedLogin(() => checkCredentials(shop, credentials));
