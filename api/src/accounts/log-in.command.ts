import { refuse } from "../shared/errors.ts";
import type { Shop } from "../shop.ts";
import { openSession, type OpenedSession } from "./open-session.command.ts";
import { isPassword } from "./password.ts";
import type { Role } from "./user.entity.ts";
import { userByEmail } from "./user.store.ts";

const longestEmail = 254;
const longestPassword = 128;

export type Credentials = {
  email: string;
  password: string;
  /** Only an account of this role may come in, when given. */
  role?: Role | undefined;
  device: string;
  address: string;
};

/** A new session for the right password; the same refusal whichever of the two is wrong. */
export const logIn = async (shop: Shop, given: Credentials): Promise<OpenedSession> => {
  const email = given.email.normalize("NFKC").trim();
  await shop.throttles.count({ logInByAccount: email, logInByAddress: given.address });
  const isThinkable =
    email.length <= longestEmail && given.password.length <= longestPassword && !email.includes("\0");
  const { manager } = shop.database.source;
  const user = isThinkable ? await userByEmail(manager, email) : null;
  const known = user && (given.role === undefined || user.role === given.role) ? user : null;
  const fits = await isPassword(known?.passwordHash, isThinkable ? given.password : "");
  if (!known || !fits) return refuse("WRONG_CREDENTIALS");
  await shop.throttles.forget("logInByAccount", email);
  return openSession(manager, shop, { userId: known.id, device: given.device });
};
