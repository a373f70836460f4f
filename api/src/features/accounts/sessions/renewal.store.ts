import type { EntityManager } from "typeorm";
import { renewalGraceSeconds, type SessionLifetime } from "./session-lifetimes.rules.ts";
import { isLiveSession } from "./session.store.ts";

export type RenewalRow = {
  sessionId: string;
  userId: string;
  renewalNumber: number;
  expiresAt: Date;
  /** Whether the cookie before the newest one is still accepted. */
  isInGrace: boolean;
};

/** A live session that a cookie renews, locked until the transaction ends: renewals of several tabs run one after another. */
export const lockRenewal = async (tx: EntityManager, sessionId: string): Promise<RenewalRow | undefined> => {
  const [row] = await tx.query<RenewalRow[]>(
    `select s.id as "sessionId", s.user_id as "userId", s.renewal_number as "renewalNumber", s.expires_at as "expiresAt",
       s.renewed_at > now() - make_interval(secs => $2) or not s.is_renewal_used as "isInGrace"
     from sessions s where s.id = $1 and s.cookie_since is not null and ${isLiveSession} for update`,
    [sessionId, renewalGraceSeconds],
  );
  return row;
};

export const setRenewalNumber = async (
  tx: EntityManager,
  sessionId: string,
  number: number,
): Promise<void> => {
  await tx.query(
    "update sessions set renewal_number = $2, renewed_at = now(), is_renewal_used = false where id = $1",
    [sessionId, number],
  );
};

/** Lets a cookie renew a session from now on, within the lifetime of such sessions. */
export const takeOverSession = async (
  tx: EntityManager,
  sessionId: string,
  { seconds, idleMinutes }: SessionLifetime,
): Promise<void> => {
  await tx.query(
    `update sessions set cookie_since = coalesce(cookie_since, now()), idle_minutes = $3,
       expires_at = least(expires_at, coalesce(cookie_since, now()) + make_interval(secs => $2)) where id = $1`,
    [sessionId, seconds, idleMinutes],
  );
};
