import type { EntityManager } from "typeorm";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { addSession, addSessionByPassword } from "./session.store.ts";
import { signToken } from "./token.ts";
import type { User } from "./user.entity.ts";
import { userById } from "./user.store.ts";

const sessionDays = 30;

export type OpenedSession = { token: string; user: User };

type Place = { device: string; network: string };

const sessionOf = (user: User, { device, network }: Place) => ({
  userId: user.id,
  device: device.slice(0, 300),
  network,
  expiresAt: new Date(Date.now() + sessionDays * 24 * 60 * 60 * 1000),
});

const tokenOf = ({ jwtSecret }: Pick<Shop, "jwtSecret">, user: User, sessionId: string, expiresAt: Date) =>
  signToken(jwtSecret, { sessionId, role: user.role, userId: user.id, expiresAt });

/** A new session of an account, and the token that names it. */
export const openSession = async (
  tx: EntityManager,
  shop: Pick<Shop, "jwtSecret">,
  of: Place & { userId: string },
): Promise<OpenedSession> => {
  const user = (await userById(tx, of.userId)) ?? refuse("UNAUTHENTICATED");
  const session = sessionOf(user, of);
  const sessionId = await addSession(tx, session);
  return { token: tokenOf(shop, user, sessionId, session.expiresAt), user };
};

/** A new session of whoever knew the password of this account; none when it has been changed since she was read. */
export const openSessionByPassword = async (
  shop: Pick<Shop, "database" | "jwtSecret">,
  user: User,
  place: Place,
): Promise<OpenedSession | undefined> => {
  const session = sessionOf(user, place);
  const sessionId = await addSessionByPassword(shop.database, {
    ...session,
    passwordHash: user.passwordHash,
  });
  return sessionId === undefined
    ? undefined
    : { token: tokenOf(shop, user, sessionId, session.expiresAt), user };
};
