import sql, { empty, type Sql } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import type { WebhookEvent } from "../../platform/events/event.rules.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { DeliveryStatus, retryDays } from "./webhook.rules.ts";

/** Seconds after which an attempt without a result counts as lost: its process has died. */
const attemptSeconds = 60;

/** SQL condition: no earlier delivery of the object to the endpoint waits. */
const isFirstOfObject = (d: string): string =>
  `not exists (select from webhook_deliveries b where b.endpoint_id = ${d}.endpoint_id and b.object_id = ${d}.object_id
     and b.status = 'pending' and b.position < ${d}.position)`;

/** Marks as failed what had no success in time, so that what waits behind it is sent. */
export const failExpired = async (database: Pick<Database, "writes">): Promise<void> => {
  await database.writes.query(
    `update webhook_deliveries set status = 'failed' where status = 'pending' and expires_at <= now()
       and next_attempt_at <= now()`,
  );
};

/** The endpoints with a delivery that is due. */
export const dueEndpoints = async (database: Pick<Database, "primary">): Promise<string[]> => {
  const rows = await primaryRows<{ id: string }>(
    database,
    "due-endpoints",
    `select e.id from webhook_endpoints e where e.paused_at is null and exists (
       select from webhook_deliveries d where d.endpoint_id = e.id and d.status = 'pending' and d.next_attempt_at <= now())`,
    [],
  );
  return rows.map(({ id }) => id);
};

/** Seconds until a delivery is due, 0 if one is; `undefined` if none waits. */
export const secondsUntilDue = async (database: Pick<Database, "primary">): Promise<number | undefined> => {
  const [row] = await primaryRows<{ seconds: number | null }>(
    database,
    "next-delivery",
    `select greatest(0, ceil(extract(epoch from min(n.at) - now())))::int as seconds from webhook_endpoints e
     cross join lateral (select d.next_attempt_at as at from webhook_deliveries d
       where d.endpoint_id = e.id and d.status = 'pending' and ${isFirstOfObject("d")}
       order by d.next_attempt_at limit 1) n
     where e.paused_at is null`,
    [],
  );
  return row?.seconds ?? undefined;
};

export type DueDelivery = {
  id: string;
  endpointId: string;
  url: string;
  encryptedKey: string;
  earlierEncryptedKey: string | null;
  messageId: string;
  type: string;
  data: Record<string, unknown>;
  createdAt: Date;
  /** Attempts, with the one that begins. */
  attempts: number;
};

/**
 * Takes the next due delivery of an endpoint: of each object only the first one that is not delivered. Until its result, or for
 * `attemptSeconds`, no other process takes it or another one of its object.
 */
export const takeDelivery = async (
  database: Pick<Database, "writes">,
  endpointId: string,
): Promise<DueDelivery | undefined> => {
  const { rows } = await database.writes.query<DueDelivery>(
    `with due as (
       select d.id from webhook_deliveries d
       where d.endpoint_id = $1 and d.status = 'pending' and d.next_attempt_at <= now() and d.expires_at > now()
         and exists (select from webhook_endpoints e where e.id = $1 and e.paused_at is null)
         and ${isFirstOfObject("d")}
       order by d.next_attempt_at limit 1 for update skip locked),
     taken as (
       update webhook_deliveries d set attempts = d.attempts + 1, last_attempt_at = now(),
         next_attempt_at = now() + make_interval(secs => $2)
       from due where d.id = due.id returning d.id, d.message_id, d.attempts)
     select t.id, t.attempts, e.id as "endpointId", e.url, e.encrypted_key as "encryptedKey",
       case when e.earlier_key_until > now() then e.earlier_encrypted_key end as "earlierEncryptedKey",
       m.id as "messageId", m.type, m.data, m.created_at as "createdAt"
     from taken t join webhook_messages m on m.id = t.message_id join webhook_endpoints e on e.id = $1`,
    [endpointId, attemptSeconds],
  );
  return rows[0];
};

export type DeliveryResult = { responseStatus: number | null; problem: string | null };

/**
 * Stores the result of an attempt, unless another attempt has begun since. After a failure it is due again in `retryAfter` seconds;
 * without time left it has failed. Returns whether it was stored.
 */
export const storeResult = async (
  database: Pick<Database, "writes">,
  { id, attempts }: Pick<DueDelivery, "id" | "attempts">,
  { responseStatus, problem, retryAfter }: DeliveryResult & { retryAfter: number },
): Promise<boolean> => {
  const { rowCount } = await database.writes.query(
    `update webhook_deliveries set response_status = $3, problem = $4, next_attempt_at = now() + make_interval(secs => $5),
       status = case when $4::text is null then 'delivered' when now() + make_interval(secs => $5) > expires_at then 'failed'
         else 'pending' end
     where id = $1 and attempts = $2 and status = 'pending'`,
    [id, attempts, responseStatus, problem, retryAfter],
  );
  return rowCount === 1;
};

/** Makes a delivery due again, for another three days. What follows of its object waits for it. */
export const renewDelivery = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.query(
    `update webhook_deliveries set status = 'pending', next_attempt_at = now(),
       expires_at = now() + make_interval(days => $2) where id = $1`,
    [id, retryDays],
  );
};

export type DeliveryRow = {
  id: string;
  endpointId: string;
  messageId: string;
  type: `${WebhookEvent}`;
  body: string;
  status: DeliveryStatus;
  attempts: number;
  createdAt: Date;
  lastAttemptAt: Date | null;
  nextAttemptAt: Date | null;
  responseStatus: number | null;
  problem: string | null;
};

const columns = `d.id, d.endpoint_id as "endpointId", d.message_id as "messageId", m.type, m.data::text as body, d.status,
  d.attempts, m.created_at as "createdAt", d.last_attempt_at as "lastAttemptAt",
  case when d.status = 'pending' then d.next_attempt_at end as "nextAttemptAt", d.response_status as "responseStatus", d.problem`;

const list = "webhook deliveries";

export const deliveryCursor = ({ id }: Pick<DeliveryRow, "id">): string => encodeCursor(list, [id]);

type DeliverySelection = { endpointId: string; status: DeliveryStatus | null };

/** The selected deliveries of an endpoint: `from ... where ...`. */
export const deliveriesOf = ({ endpointId, status }: DeliverySelection): Sql =>
  sql`from webhook_deliveries d where d.endpoint_id = ${endpointId}::uuid ${status ? sql`and d.status = ${status}` : empty}`;

/** A page of the log of an endpoint, the newest event first; with a status only those. Throws BAD_CURSOR. */
export const listDeliveries = async (
  database: Pick<Database, "primary">,
  page: DeliverySelection & { after: string | undefined; limit: number },
): Promise<DeliveryRow[]> => {
  const [id] = page.after ? decodeCursor(list, page.after, ["id"]) : [];
  return primaryRows<DeliveryRow>(
    database,
    undefined,
    `select ${columns} from webhook_deliveries d join webhook_messages m on m.id = d.message_id
     where d.endpoint_id = $1 and ($2::text is null or d.status = $2)
       and ($3::uuid is null or d.position < (select position from webhook_deliveries where id = $3))
     order by d.position desc limit $4`,
    [page.endpointId, page.status, id ?? null, page.limit],
  );
};

export const deliveryById = async (tx: EntityManager, id: string): Promise<DeliveryRow | undefined> => {
  const [row] = await tx.query<DeliveryRow[]>(
    `select ${columns} from webhook_deliveries d join webhook_messages m on m.id = d.message_id where d.id = $1`,
    [id],
  );
  return row;
};
