import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { emailForm, isThinkableEmail } from "./email.rules.ts";
import { limitedLogin } from "./log-in-limit.ts";
import { openSessionByPassword, type OpenedSession } from "./open-session.command.ts";
import { isThinkablePassword } from "./password.rules.ts";
import { isPassword } from "./password.ts";
import { isKnownNetwork } from "./session.store.ts";
import type { Role, User } from "./user.entity.ts";
import { userToLogIn } from "./user.store.ts";

type Counter = { name: "logInAtHome" | "logInByAccount"; key: string };

export type Credentials = {
  email: string;
  password: string;
  /** Only an account of this role may come in, when given. */
  role?: Role | undefined;
  device: string;
  address: string;
};

/**
 * Where a try is counted. Strangers use up the tries of an account for all strangers, but not those of a network from
 * which she was logged in before: guessing is bounded, and nobody can keep her out of her own home.
 */
const counterOf = async (shop: Shop, email: string, user: User | null, network: string): Promise<Counter> => {
  const isAtHome = user && (await isKnownNetwork(shop.database.source.manager, user.id, network));
  return isAtHome
    ? { name: "logInAtHome", key: `${user.id} ${network}` }
    : { name: "logInByAccount", key: user?.id ?? email };
};

/** A password that is changed while it is being checked opens nothing any more. */
const openFor = async (shop: Shop, given: Credentials): Promise<OpenedSession> => {
  const email = emailForm(given.email);
  const isThinkable = isThinkableEmail(email) && isThinkablePassword(given.password);
  await shop.throttles.count({ logInByAddress: given.address });
  const user = isThinkable ? await userToLogIn(shop.database.source.manager, email) : null;
  const counter = isThinkable ? await counterOf(shop, email, user, given.address) : undefined;
  if (counter) await shop.throttles.count({ [counter.name]: counter.key });
  const known = user && (given.role === undefined || user.role === given.role) ? user : null;
  const fits = await isPassword(known?.passwordHash, isThinkable ? given.password : "");
  if (!known || !fits) return refuse("WRONG_CREDENTIALS");
  if (counter) await shop.throttles.forget(counter.name, counter.key);
  return (
    (await openSessionByPassword(shop, known, { device: given.device, network: given.address })) ??
    refuse("WRONG_CREDENTIALS")
  );
};

/**
 * A new session for the right password; the same refusal whichever of the two is wrong. Throws NOT_READY when too many
 * wait already.
 */
export const logIn = (shop: Shop, given: Credentials): Promise<OpenedSession> =>
  limitedLogin(() => openFor(shop, given));
