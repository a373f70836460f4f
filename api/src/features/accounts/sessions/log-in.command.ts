import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Services } from "../../shop/services.ts";
import { normalizeEmail, isPossibleEmail } from "../email.rules.ts";
import { limitedLogin } from "./log-in-limit.ts";
import { openSession } from "./open-session.command.ts";
import { beginLogin, type LoginOutcome } from "../second-factor/begin-login.command.ts";
import { isPossiblePassword } from "../passwords/password.rules.ts";
import { isPassword } from "../passwords/password.ts";
import type { SessionClient } from "./session-client.ts";
import { isKnownNetwork } from "./session.store.ts";
import { Role, type User } from "../user.entity.ts";
import { lockPasswordHash, userToLogIn } from "../user.store.ts";

type Counter = { name: "logInFromKnownNetwork" | "logInByAccount"; subject: string };

export type Credentials = {
  email: string;
  password: string;
  /** If set, only an account of this role can log in. */
  role?: Role | undefined;
  client: SessionClient;
};

/**
 * The counter of a login attempt. Attempts from unknown networks share one counter per account. A network from which the
 * account was logged in before has its own counter: guessing is limited, and an attacker cannot lock the shopper out.
 */
const counterOf = async (
  services: Services,
  email: string,
  user: User | null,
  network: string,
): Promise<Counter> => {
  const isFromKnownNetwork =
    user && (await isKnownNetwork(services.database.source.manager, user.id, network));
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

/**
 * The session, or the second step of an account with a second factor; `undefined` for a password that has changed. The lock of the
 * account lasts until the session is there, so that a first second factor, which ends the sessions without one, does not miss it.
 */
const outcomeOf = (
  services: Services,
  account: User,
  { client }: Credentials,
): Promise<LoginOutcome | undefined> =>
  inTransaction(services.database, async (tx) => {
    if ((await lockPasswordHash(tx, account.id)) !== account.passwordHash) return undefined;
    const begun = await beginLogin(tx, account.id);
    if (begun) return { begun };
    return { session: await openSession(tx, services, { userId: account.id, client }) };
  });

/** Checks the credentials and opens a session. If the password changes during the check, the login is refused. */
const checkCredentials = async (services: Services, credentials: Credentials): Promise<LoginOutcome> => {
  const email = normalizeEmail(credentials.email);
  const { network } = credentials.client;
  const isPossible = isPossibleEmail(email) && isPossiblePassword(credentials.password);
  await services.throttles.count({ logInByNetwork: network });
  const user = isPossible ? await userToLogIn(services.database.source.manager, email) : null;
  const counter = isPossible ? await counterOf(services, email, user, network) : undefined;
  if (counter) await services.throttles.count({ [counter.name]: keyOf(counter, credentials.role) });
  const account = user && (credentials.role === undefined || user.role === credentials.role) ? user : null;
  const isRightPassword = await isPassword(account?.passwordHash, isPossible ? credentials.password : "");
  if (!account || !isRightPassword) return refuse("WRONG_CREDENTIALS");
  if (counter)
    for (const role of [Role.ADMIN, undefined])
      await services.throttles.reset(counter.name, keyOf(counter, role));
  return (await outcomeOf(services, account, credentials)) ?? refuse("WRONG_CREDENTIALS");
};

/**
 * Opens a session for the right credentials, or begins the second step of an account with a second factor. Throws WRONG_CREDENTIALS
 * for a wrong address as for a wrong password, TOO_MANY after too many attempts, NOT_READY if the queue is full.
 */
export const logIn = (services: Services, credentials: Credentials): Promise<LoginOutcome> =>
  limitedLogin(() => checkCredentials(services, credentials));
