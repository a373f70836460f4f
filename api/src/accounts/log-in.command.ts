import type { Shop } from "../shop.ts";
import { refuse } from "../shared/errors.ts";
import { isPassword } from "./password.ts";
import { addSession } from "./session.store.ts";
import { signToken } from "./token.ts";
import type { Role, User } from "./user.entity.ts";
import { userByEmail } from "./user.store.ts";

const sessionDays = 30;
const longestEmail = 254;
const longestPassword = 128;

export type Credentials = {
  email: string;
  password: string;
  /** Only an account of this role may come in, when given. */
  role?: Role | undefined;
  device: string;
};

/** A new session for the right password; the same refusal whichever of the two is wrong. */
export const logIn = async (shop: Shop, given: Credentials): Promise<{ token: string; user: User }> => {
  const email = given.email.normalize("NFKC").trim();
  const isThinkable =
    email.length <= longestEmail && given.password.length <= longestPassword && !email.includes("\0");
  const manager = shop.database.source.manager;
  const user = isThinkable ? await userByEmail(manager, email) : null;
  const known = user && (given.role === undefined || user.role === given.role) ? user : null;
  const fits = await isPassword(known?.passwordHash, isThinkable ? given.password : "");
  if (!known || !fits) return refuse("WRONG_CREDENTIALS");
  const expiresAt = new Date(Date.now() + sessionDays * 24 * 60 * 60 * 1000);
  const sessionId = await addSession(manager, {
    userId: known.id,
    device: given.device.slice(0, 300),
    expiresAt,
  });
  const token = signToken(shop.jwtSecret, { sessionId, role: known.role, userId: known.id, expiresAt });
  return { token, user: known };
};
