import { IsNull, Not, Raw, type EntityManager, type FindOptionsWhere } from "typeorm";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { isId } from "../../../platform/ids.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import { Session } from "./session.entity.ts";
import { confirmationMinutes, tokenSeconds } from "./session-lifetimes.rules.ts";
import type { VerifiedClaims } from "./token.ts";

/** Whether a session has not ended, as SQL on the table `sessions s`. */
export const isLiveSession = `s.ended_at is null and s.expires_at > now()
  and (s.idle_minutes is null or s.last_used_at > now() - make_interval(mins => s.idle_minutes))`;

/**
 * The viewer of a live session; `null` if the session has ended. One statement per request. A long-lived token ends one hour after
 * a cookie has taken the session over. The last use is exact to 5 minutes, with an idle limit to one. The first use of the newest
 * token is always noted: it shows that the browser has the newest cookie. A token without a number, of an older version, counts as
 * that.
 */
export const viewerOfSession = async (
  database: Pick<Database, "primary">,
  { sessionId, role, isLongLived, renewalNumber, isBackground }: VerifiedClaims & { isBackground: boolean },
): Promise<Viewer | null> => {
  if (!isId(sessionId)) return null;
  const [viewer] = await primaryRows<Viewer>(
    database,
    "viewer-of-session",
    `with live as (
       select s.id as "sessionId", u.id as "userId", u.role, m.staff_role as "staffRole", u.name, u.email,
         s.confirmed_at > now() - interval '${confirmationMinutes} minutes' as "isConfirmed", s.last_used_at,
         now() - case when s.idle_minutes is null then interval '5 minutes' else interval '1 minute' end as unused_since,
         not s.is_renewal_used and not $3::boolean and coalesce($5::integer, s.renewal_number) = s.renewal_number
           as "isFirstUse"
       from sessions s join users u on u.id = s.user_id left join staff_members m on m.user_id = u.id
       where s.id = $1 and u.role = $2 and u.deleted_at is null and ${isLiveSession}
         and (not $3::boolean or s.cookie_since is null or s.cookie_since > now() - interval '${tokenSeconds} seconds')
     ), touched as (
       update sessions set is_renewal_used = is_renewal_used or live."isFirstUse",
         last_used_at = case when $4::boolean then sessions.last_used_at else now() end
       from live where sessions.id = live."sessionId"
         and (live."isFirstUse" or not $4::boolean and live.last_used_at < live.unused_since)
     )
     select "sessionId", "userId", role, "staffRole", name, email, "isConfirmed", role = 'admin'
       and not exists (select from authenticator_apps a where a.user_id = "userId" and a.confirmed_at is not null)
       and not exists (select from passkeys k where k.user_id = "userId") as "isWithoutFactor"
     from live`,
    [sessionId, role, isLongLived, isBackground, renewalNumber ?? null],
  );
  return viewer ? { ...viewer, hasLongLivedToken: isLongLived } : null;
};

export type NewSession = Pick<Session, "userId" | "device" | "expiresAt"> &
  Partial<Pick<Session, "network" | "idleMinutes" | "deviceHash" | "cookieSince" | "mailProvedAt">>;

export const addSession = async (tx: EntityManager, session: NewSession): Promise<string> => {
  const result = await tx.insert(Session, session);
  return (result.identifiers[0] as { id: string }).id;
};

/** Days for which the network of a session counts as known. */
export const networkDays = 90;

/** Whether a session of the account was used from this network within `networkDays`. */
export const isKnownNetwork = (tx: EntityManager, userId: string, network: string): Promise<boolean> =>
  tx.existsBy(Session, {
    userId,
    network,
    lastUsedAt: Raw((column) => `${column} > now() - make_interval(days => ${networkDays})`),
  });

/**
 * Whether a login of the account comes from another device than its logins within `networkDays`. Of an account whose devices are
 * not known yet, no device is new.
 */
export const isNewDevice = async (
  tx: EntityManager,
  userId: string,
  deviceHash: string,
): Promise<boolean> => {
  const [known] = await tx.query<{ isNew: boolean | null }[]>(
    `select not bool_or(device_hash = $2) as "isNew" from sessions
     where user_id = $1 and device_hash is not null and last_used_at > now() - make_interval(days => $3)`,
    [userId, deviceHash, networkDays],
  );
  return known?.isNew ?? false;
};

/** Deletes ended sessions whose networks no longer count as known. Their accounts keep the time of the last use. */
export const deleteOldSessions = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `with gone as (
       delete from sessions where (ended_at is not null or expires_at < now())
         and last_used_at < now() - make_interval(days => $1)
       returning user_id, last_used_at
     ), latest as (select user_id, max(last_used_at) as used_at from gone group by user_id)
     update users u set last_active_at = l.used_at from latest l where u.id = l.user_id and u.last_active_at < l.used_at`,
    [networkDays],
  );
};

/** Ends the live sessions among these. Returns their number. */
const end = async (tx: EntityManager, sessions: FindOptionsWhere<Session>): Promise<number> => {
  const { affected } = await tx.update(
    Session,
    { ...sessions, endedAt: IsNull() },
    { endedAt: () => "now()" },
  );
  return affected ?? 0;
};

export const endSessionIn = async (tx: EntityManager, sessionId: string): Promise<void> => {
  await end(tx, { id: sessionId });
};

export const endSession = (database: Database, sessionId: string): Promise<void> =>
  endSessionIn(database.source.manager, sessionId);

export const setConfirmed = async (tx: EntityManager, sessionId: string): Promise<void> => {
  await tx.update(Session, { id: sessionId }, { confirmedAt: () => "now()" });
};

export const setMailProved = async (tx: EntityManager, sessionId: string): Promise<void> => {
  await tx.update(Session, { id: sessionId }, { mailProvedAt: () => "now()" });
};

/** Whether a code or link that was mailed to the account was proved in a session. */
export const isMailProved = (tx: EntityManager, sessionId: string): Promise<boolean> =>
  tx.existsBy(Session, { id: sessionId, mailProvedAt: Not(IsNull()) });

/** The same, within the time for which a confirmation counts. */
export const isMailJustProved = (tx: EntityManager, sessionId: string): Promise<boolean> =>
  tx.existsBy(Session, {
    id: sessionId,
    mailProvedAt: Raw((column) => `${column} > now() - make_interval(mins => ${confirmationMinutes})`),
  });

/** Ends all sessions of an account, except `exceptId`. */
export const endSessionsOf = async (tx: EntityManager, userId: string, exceptId?: string): Promise<void> => {
  await end(tx, { userId, ...(exceptId !== undefined && { id: Not(exceptId) }) });
};

/** Ends a session of this account. Returns false if it belongs to another account or had ended. */
export const endOwnSession = async (tx: EntityManager, userId: string, sessionId: string): Promise<boolean> =>
  (await end(tx, { id: sessionId, userId })) > 0;

export type SessionRow = Pick<Session, "id" | "device" | "createdAt" | "lastUsedAt">;

/** The live sessions of an account, the latest used first. */
export const liveSessionsOf = (tx: EntityManager, userId: string): Promise<SessionRow[]> =>
  tx.query<SessionRow[]>(
    `select s.id, s.device, s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
     from sessions s where s.user_id = $1 and ${isLiveSession} order by s.last_used_at desc, s.id limit 100`,
    [userId],
  );
