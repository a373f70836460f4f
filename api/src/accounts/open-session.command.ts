import type { EntityManager } from "typeorm";
import { refuse } from "../shared/errors.ts";
import type { Shop } from "../shop.ts";
import { addSession } from "./session.store.ts";
import { signToken } from "./token.ts";
import type { User } from "./user.entity.ts";
import { userById } from "./user.store.ts";

const sessionDays = 30;

export type OpenedSession = { token: string; user: User };

/** A new session of an account, and the token that names it. */
export const openSession = async (
  tx: EntityManager,
  shop: Pick<Shop, "jwtSecret">,
  of: { userId: string; device: string; network: string },
): Promise<OpenedSession> => {
  const user = (await userById(tx, of.userId)) ?? refuse("UNAUTHENTICATED");
  const expiresAt = new Date(Date.now() + sessionDays * 24 * 60 * 60 * 1000);
  const { network } = of;
  const device = of.device.slice(0, 300);
  const sessionId = await addSession(tx, { userId: user.id, device, network, expiresAt });
  return {
    token: signToken(shop.jwtSecret, { sessionId, role: user.role, userId: user.id, expiresAt }),
    user,
  };
};
