import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import type { Permission } from "../../platform/permissions.rules.ts";
import { ADMIN, type Viewer } from "../../platform/viewer.ts";
import { ApiKey } from "./api-key.entity.ts";

type KeyRow = Pick<Viewer, "userId" | "name" | "email" | "staffRole"> & {
  id: string;
  keyName: string;
  permissions: Permission[];
};

/** SQL condition: the key `k` has not ended, and the account that made it is still an owner's. */
const works = `k.ended_at is null and (k.expires_at is null or k.expires_at > now())
  and exists (select from staff_members m where m.user_id = k.created_by and m.staff_role = 'owner')`;

/** The viewer of a key; `null` if it does not work. One statement per request. */
export const viewerOfKey = async (
  database: Pick<Database, "primary">,
  keyHash: string,
): Promise<Viewer | null> => {
  const [row] = await primaryRows<KeyRow>(
    database,
    "viewer-of-api-key",
    `with live as (
       select k.id, k.name as "keyName", k.permissions, k.last_used_at, u.id as "userId", u.name, u.email
       from api_keys k join users u on u.id = k.created_by where k.key_hash = $1 and ${works}
     ), touched as (
       update api_keys set last_used_at = now() from live
       where api_keys.id = live.id and (live.last_used_at is null or live.last_used_at < now() - interval '1 minute')
     )
     select id, "keyName", permissions, "userId", name, email, 'owner' as "staffRole" from live`,
    [keyHash],
  );
  if (!row) return null;
  const { id, keyName, permissions, ...account } = row;
  return { ...account, role: ADMIN, sessionId: id, apiKey: { id, name: keyName, permissions } };
};

export type ListedKey = Omit<ApiKey, "keyHash" | "createdBy" | "endedAt"> & {
  madeBy: string;
  isWorking: boolean;
};

/** The keys that have not been ended, the newest first. */
export const listKeys = (database: Pick<Database, "primary">): Promise<ListedKey[]> =>
  primaryRows<ListedKey>(
    database,
    "api-keys",
    `select k.id, k.name, k.start, k.permissions, k.created_at as "createdAt", k.last_used_at as "lastUsedAt",
       k.expires_at as "expiresAt", u.name as "madeBy", ${works} as "isWorking"
     from api_keys k join users u on u.id = k.created_by where k.ended_at is null order by k.id desc limit 200`,
    [],
  );

export const isKeyWorking = async (database: Pick<Database, "primary">, id: string): Promise<boolean> => {
  const rows = await primaryRows(
    database,
    "api-key-works",
    `select 1 from api_keys k where k.id = $1 and ${works}`,
    [id],
  );
  return rows.length > 0;
};

export const countKeys = (tx: EntityManager): Promise<number> =>
  tx.createQueryBuilder(ApiKey, "k").where("k.ended_at is null").getCount();

/** Adds a key. `undefined` if another one has that name. */
export const addKey = async (
  tx: EntityManager,
  key: Pick<ApiKey, "name" | "start" | "keyHash" | "permissions" | "createdBy"> & {
    expiresInDays: number | null;
  },
): Promise<string | undefined> => {
  const [row] = await tx.query<{ id: string }[]>(
    `insert into api_keys (name, start, key_hash, permissions, created_by, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(days => $6))
     on conflict (name) where ended_at is null do nothing returning id`,
    [key.name, key.start, key.keyHash, key.permissions, key.createdBy, key.expiresInDays],
  );
  return row?.id;
};

/** Ends a key. Returns its name; `undefined` if it is missing or has been ended. */
export const endKey = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const [rows] = await tx.query<[{ name: string }[], number]>(
    "update api_keys set ended_at = now() where id = $1 and ended_at is null returning name",
    [id],
  );
  return rows[0]?.name;
};

/** Days for which an ended key is stored. */
const endedDays = 90;

/** Deletes keys that ended long ago, and what sessions and keys have read that no longer exist. */
export const tidyKeys = async ({ writes }: Pick<Database, "writes">): Promise<void> => {
  await writes.query("delete from api_keys where ended_at < now() - make_interval(days => $1)", [endedDays]);
  await writes.query(
    `delete from product_reads r where not exists (select from sessions s where s.id = r.session_id)
       and not exists (select from api_keys k where k.id = r.session_id)`,
  );
};
