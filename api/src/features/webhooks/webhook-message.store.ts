import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { eventObjects, WebhookEvent, type EventType } from "../../platform/events/event.rules.ts";
import { payloadsOf } from "./event-payload.store.ts";
import { logDays, retryDays } from "./webhook.rules.ts";

const expiry = `now() + interval '${retryDays} days'`;

/** The types of events that an endpoint wants. */
export const wantedEventTypes = async (database: Pick<Database, "primary">): Promise<Set<string>> => {
  const rows = await primaryRows<{ type: string }>(
    database,
    "wanted-events",
    "select distinct unnest(events) as type from webhook_endpoints",
    [],
  );
  return new Set(rows.map(({ type }) => type));
};

/** A message for each object as it is now, and its deliveries to the endpoints that want the event, by one statement. */
export const addMessages = async (
  tx: EntityManager,
  type: EventType,
  objectIds: readonly string[],
): Promise<void> => {
  await tx.query(
    `with payloads as materialized (
       select uuidv7() as id, data, ordered_by from (${payloadsOf(eventObjects[type])}) t
       where exists (select from webhook_endpoints where $1 = any(events))),
     messages as (insert into webhook_messages (id, type, data) select id, $1, data from payloads)
     insert into webhook_deliveries (endpoint_id, message_id, object_id, position, expires_at)
     select e.id, p.id, p.ordered_by, nextval('webhook_positions'), ${expiry} from payloads p join webhook_endpoints e on $1 = any(e.events)`,
    [type, objectIds],
  );
};

/** A test message to one endpoint. Returns the id of its delivery. */
export const addPing = async (tx: EntityManager, endpointId: string): Promise<string> => {
  const [row] = await tx.query<[{ id: string }]>(
    `with message as (
       insert into webhook_messages (type, data) values ($2, json_build_object('endpointId', $1::uuid)) returning id)
     insert into webhook_deliveries (endpoint_id, message_id, object_id, position, expires_at)
     select $1, id, id, nextval('webhook_positions'), ${expiry} from message returning id`,
    [endpointId, WebhookEvent.PING],
  );
  return row.id;
};

/** Deletes the messages that the log no longer shows, with their deliveries. */
export const deleteOldMessages = async (database: Pick<Database, "writes">): Promise<void> => {
  await database.writes.query(
    "delete from webhook_messages where created_at < now() - make_interval(days => $1)",
    [logDays],
  );
};
