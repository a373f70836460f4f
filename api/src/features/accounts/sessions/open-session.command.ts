import type { EntityManager } from "typeorm";
import { refuse } from "../../../platform/errors/errors.ts";
import type { Services } from "../../shop/services.ts";
import { linkHash } from "../mailed-secrets/secret.rules.ts";
import { addSecurityMail } from "../second-factor/add-security-mail.command.ts";
import type { User } from "../user.entity.ts";
import { userById } from "../user.store.ts";
import { signRenewalCookie } from "./renewal-cookie.ts";
import type { SessionClient } from "./session-client.ts";
import { sessionLifetime, tokenSeconds } from "./session-lifetimes.rules.ts";
import { addSession, isNewDevice } from "./session.store.ts";
import { signSessionToken } from "./token.ts";

/** The cookie with which the web client renews its token. */
export type SessionCookie = { value: string; expiresAt: Date };

export type OpenedSession = { token: string; user: User; cookie?: SessionCookie };

type Renewable = { sessionId: string; number: number; expiresAt: Date };

/** A token of an hour, and the cookie that renews it. */
export const shortLived = (secret: string, user: User, session: Renewable): OpenedSession => {
  const { sessionId, number: renewalNumber, expiresAt } = session;
  const tokenEnd = new Date(Math.min(expiresAt.getTime(), Date.now() + tokenSeconds * 1000));
  return {
    token: signSessionToken(secret, {
      sessionId,
      role: user.role,
      userId: user.id,
      expiresAt: tokenEnd,
      renewalNumber,
    }),
    user,
    cookie: { value: signRenewalCookie(secret, session), expiresAt },
  };
};

/** A browser is known by its cookie; any other client by its User-Agent header, without the version, and its network. */
const deviceHashOf = ({ browser, device, network }: SessionClient): string =>
  linkHash(browser ?? `${device.replace(/[\d.]+/g, "")} ${network}`);

/**
 * Opens a session for an account. Returns the token that names it. The account gets a mail about a new device. `byMail` says that
 * a mailed code has opened it.
 */
export const openSession = async (
  tx: EntityManager,
  { jwtSecret }: Pick<Services, "jwtSecret">,
  { userId, client, byMail = false }: { userId: string; client: SessionClient; byMail?: boolean },
): Promise<OpenedSession> => {
  const user = (await userById(tx, userId)) ?? refuse("UNAUTHENTICATED");
  const { kind, network } = client;
  const { seconds, idleMinutes } = sessionLifetime(user.role, kind);
  const now = new Date();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const [device, deviceHash] = [client.device.slice(0, 300), deviceHashOf(client)];
  if (await isNewDevice(tx, userId, deviceHash)) await addSecurityMail(tx, userId, "new-device");
  const cookieSince = kind === "cookie" ? now : null;
  const mailProvedAt = byMail || client.invited === userId ? now : null;
  const session = { userId, device, network, expiresAt, idleMinutes, deviceHash, cookieSince, mailProvedAt };
  const sessionId = await addSession(tx, session);
  if (kind === "cookie") return shortLived(jwtSecret, user, { sessionId, number: 0, expiresAt });
  return { token: signSessionToken(jwtSecret, { sessionId, role: user.role, userId, expiresAt }), user };
};
