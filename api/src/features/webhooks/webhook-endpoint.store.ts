import type { EntityManager } from "typeorm";
import { isUniqueViolation, primaryRows, type Database } from "../../platform/database/database.ts";
import { refuse } from "./webhooks.refusals.ts";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";
import { earlierKeyHours } from "./webhook.rules.ts";

export type EndpointRow = Omit<WebhookEndpoint, "encryptedKey" | "earlierEncryptedKey"> & {
  waitingCount: number;
  isFailing: boolean;
};

/** The most deliveries that are counted. */
const maxCounted = 1000;

/** The endpoints in the order in which they were added. */
export const listEndpoints = (database: Pick<Database, "primary">): Promise<EndpointRow[]> =>
  primaryRows<EndpointRow>(
    database,
    "webhook-endpoints",
    `select e.id, e.url, e.description, e.events, e.version, e.paused_at as "pausedAt", e.created_at as "createdAt",
       case when e.earlier_key_until > now() then e.earlier_key_until end as "earlierKeyExpiresAt",
       (select count(*)::int from (select from webhook_deliveries d where d.endpoint_id = e.id and d.status = 'pending'
         limit ${maxCounted}) w) as "waitingCount",
       exists (select from webhook_deliveries d where d.endpoint_id = e.id and d.status = 'pending' and d.problem is not null)
         as "isFailing"
     from webhook_endpoints e order by e.created_at, e.id`,
    [],
  );

export const countEndpoints = (tx: EntityManager): Promise<number> => tx.count(WebhookEndpoint);

/** An endpoint, locked until the transaction ends; `null` if missing. */
export const lockEndpoint = (tx: EntityManager, id: string): Promise<WebhookEndpoint | null> =>
  tx.findOne(WebhookEndpoint, { where: { id }, lock: { mode: "pessimistic_write" } });

const refuseTakenUrl = (error: unknown): never => {
  if (isUniqueViolation(error, "webhook_endpoints_url")) refuse("WEBHOOK_URL_TAKEN", { field: "url" });
  throw error;
};

/** Throws WEBHOOK_URL_TAKEN. */
export const addEndpoint = async (
  tx: EntityManager,
  endpoint: Pick<WebhookEndpoint, "id" | "url" | "description" | "events" | "encryptedKey">,
): Promise<void> => {
  await tx.insert(WebhookEndpoint, endpoint).catch(refuseTakenUrl);
};

/** Changes an endpoint, and raises its version. Throws WEBHOOK_URL_TAKEN. */
export const updateEndpoint = async (
  tx: EntityManager,
  id: string,
  changes: Partial<Pick<WebhookEndpoint, "url" | "description" | "events">>,
): Promise<void> => {
  await tx
    .update(WebhookEndpoint, { id }, { ...changes, version: () => "version + 1" })
    .catch(refuseTakenUrl);
};

export const setPaused = async (tx: EntityManager, id: string, isPaused: boolean): Promise<void> => {
  await tx.update(
    WebhookEndpoint,
    { id },
    { version: () => "version + 1", pausedAt: () => (isPaused ? "now()" : "null") },
  );
};

/** Gives an endpoint a new key. The one before signs too for some hours. */
export const replaceKey = async (tx: EntityManager, id: string, encryptedKey: string): Promise<void> => {
  await tx.query(
    `update webhook_endpoints set version = version + 1, earlier_encrypted_key = encrypted_key, encrypted_key = $2,
       earlier_key_until = now() + make_interval(hours => $3) where id = $1`,
    [id, encryptedKey, earlierKeyHours],
  );
};

/** Deletes an endpoint with its deliveries. */
export const deleteEndpoint = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.delete(WebhookEndpoint, { id });
};
