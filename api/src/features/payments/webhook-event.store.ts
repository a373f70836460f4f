import type { EntityManager } from "typeorm";
import { insertNew } from "../../platform/database/insert-new.ts";
import { WebhookEvent } from "./webhook-event.entity.ts";

/** Records an event. `false` if it was recorded before. */
export const recordEvent = (
  tx: EntityManager,
  { id, event }: Pick<WebhookEvent, "id" | "event">,
): Promise<boolean> => insertNew(tx, WebhookEvent, { id, event });

/** Most events of one statement, far within its time limit. */
const deletedAtOnce = 5000;

/** Deletes events older than 30 days. Razorpay repeats an event for one day. */
export const deleteOldEvents = async (manager: EntityManager): Promise<void> => {
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce;)
    [, deleted] = await manager.query<[unknown, number]>(
      `delete from webhook_events where id = any(array(
         select id from webhook_events where received_at < now() - interval '30 days' order by received_at limit $1))`,
      [deletedAtOnce],
    );
};
