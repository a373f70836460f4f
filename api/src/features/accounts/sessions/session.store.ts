import { IsNull, Not, Raw, type EntityManager, type FindOptionsWhere } from "typeorm";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { isId } from "../../../platform/ids.ts";
import type { RoleName, Viewer } from "../../../platform/viewer.ts";
import { Session } from "./session.entity.ts";

/** The viewer of a live session; `null` if the session has ended. One statement per request. */
export const viewerOfSession = async (
  database: Pick<Database, "primary">,
  sessionId: string,
  role: RoleName,
): Promise<Viewer | null> => {
  if (!isId(sessionId)) return null;
  const [viewer] = await primaryRows<Viewer>(
    database,
    "viewer-of-session",
    `with live as (
       select s.id as "sessionId", u.id as "userId", u.role, u.name, u.email, s.last_used_at
       from sessions s join users u on u.id = s.user_id
       where s.id = $1 and u.role = $2 and s.ended_at is null and s.expires_at > now()
     ), touched as (
       update sessions set last_used_at = now()
       from live where sessions.id = live."sessionId" and live.last_used_at < now() - interval '5 minutes'
     )
     select "sessionId", "userId", role, name, email from live`,
    [sessionId, role],
  );
  return viewer ?? null;
};

export const addSession = async (
  tx: EntityManager,
  session: { userId: string; device: string; network?: string; expiresAt: Date },
): Promise<string> => {
  const result = await tx.insert(Session, session);
  return (result.identifiers[0] as { id: string }).id;
};

/** Adds a session if the account still has this password hash; else returns `undefined`. Waits for a concurrent change. */
export const addSessionByPassword = async (
  database: Database,
  session: { userId: string; passwordHash: string; device: string; network: string; expiresAt: Date },
): Promise<string | undefined> => {
  const { userId, passwordHash, device, network, expiresAt } = session;
  const rows = await database.source.query<{ id: string }[]>(
    `with account as (select id from users where id = $1 and password_hash = $2 for no key update)
     insert into sessions (user_id, device, network, expires_at) select id, $3, $4, $5 from account returning id`,
    [userId, passwordHash, device, network, expiresAt],
  );
  return rows[0]?.id;
};

/** Days for which the network of a session counts as known. */
const networkDays = 90;

/** Whether a session of the account was used from this network within `networkDays`. */
export const isKnownNetwork = (tx: EntityManager, userId: string, network: string): Promise<boolean> =>
  tx.existsBy(Session, {
    userId,
    network,
    lastUsedAt: Raw((column) => `${column} > now() - make_interval(days => ${networkDays})`),
  });

/** Deletes ended sessions whose networks no longer count as known. */
export const deleteOldSessions = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `delete from sessions where (ended_at is not null or expires_at < now())
     and last_used_at < now() - make_interval(days => $1)`,
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

export const endSession = async (database: Database, sessionId: string): Promise<void> => {
  await end(database.source.manager, { id: sessionId });
};

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
  tx.find(Session, {
    where: { userId, endedAt: IsNull(), expiresAt: Raw((column) => `${column} > now()`) },
    order: { lastUsedAt: "desc", id: "asc" },
    take: 100,
  });
