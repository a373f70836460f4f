import type { EntityManager } from "typeorm";
import { refuse } from "../../../platform/errors/errors.ts";
import type { Shop } from "../../shop/shop.ts";
import { addSession, addSessionByPassword } from "./session.store.ts";
import { signSessionToken } from "./token.ts";
import type { User } from "../user.entity.ts";
import { userById } from "../user.store.ts";

const sessionDays = 30;

export type OpenedSession = { token: string; user: User };

type SessionOrigin = { device: string; network: string };

const sessionOf = (user: User, { device, network }: SessionOrigin) => ({
  userId: user.id,
  device: device.slice(0, 300),
  network,
  expiresAt: new Date(Date.now() + sessionDays * 24 * 60 * 60 * 1000),
});

const tokenOf = ({ jwtSecret }: Pick<Shop, "jwtSecret">, user: User, sessionId: string, expiresAt: Date) =>
  signSessionToken(jwtSecret, { sessionId, role: user.role, userId: user.id, expiresAt });

/** Opens a session for an account. Returns the token that names it. */
export const openSession = async (
  tx: EntityManager,
  shop: Pick<Shop, "jwtSecret">,
  login: SessionOrigin & { userId: string },
): Promise<OpenedSession> => {
  const user = (await userById(tx, login.userId)) ?? refuse("UNAUTHENTICATED");
  const session = sessionOf(user, login);
  const sessionId = await addSession(tx, session);
  return { token: tokenOf(shop, user, sessionId, session.expiresAt), user };
};

/** Opens a session after a login. Returns `undefined` if the password hash changed since `user` was read. */
export const openSessionByPassword = async (
  shop: Pick<Shop, "database" | "jwtSecret">,
  user: User,
  origin: SessionOrigin,
): Promise<OpenedSession | undefined> => {
  const session = sessionOf(user, origin);
  const sessionId = await addSessionByPassword(shop.database, {
    ...session,
    passwordHash: user.passwordHash,
  });
  return sessionId === undefined
    ? undefined
    : { token: tokenOf(shop, user, sessionId, session.expiresAt), user };
};
