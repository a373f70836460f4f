import { inTransaction } from "../gateways/database.ts";
import { refuse } from "../shared/errors.ts";
import type { Shop } from "../shop.ts";
import { emailForm, isThinkableEmail } from "./email.rules.ts";
import { openSession, type OpenedSession } from "./open-session.command.ts";
import { isThinkablePassword } from "./password.rules.ts";
import { isPassword } from "./password.ts";
import type { Role } from "./user.entity.ts";
import { lockPasswordHash, userByEmail } from "./user.store.ts";

export type Credentials = {
  email: string;
  password: string;
  /** Only an account of this role may come in, when given. */
  role?: Role | undefined;
  device: string;
  address: string;
};

/**
 * A new session for the right password; the same refusal whichever of the two is wrong. A password that is changed
 * while it is being checked opens nothing any more.
 */
export const logIn = async (shop: Shop, given: Credentials): Promise<OpenedSession> => {
  const email = emailForm(given.email);
  const isThinkable = isThinkableEmail(email) && isThinkablePassword(given.password);
  await shop.throttles.count({
    ...(isThinkable ? { logInByAccount: email } : {}),
    logInByAddress: given.address,
  });
  const user = isThinkable ? await userByEmail(shop.database.source.manager, email) : null;
  const known = user && (given.role === undefined || user.role === given.role) ? user : null;
  const fits = await isPassword(known?.passwordHash, isThinkable ? given.password : "");
  if (!known || !fits) return refuse("WRONG_CREDENTIALS");
  await shop.throttles.forget("logInByAccount", email);
  return inTransaction(shop.database, async (tx) => {
    if ((await lockPasswordHash(tx, known.id)) !== known.passwordHash) refuse("WRONG_CREDENTIALS");
    return openSession(tx, shop, { userId: known.id, device: given.device });
  });
};
