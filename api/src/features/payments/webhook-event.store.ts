import type { EntityManager } from "typeorm";
import { WebhookEvent } from "./webhook-event.entity.ts";

/** Records an event. `false` if it was recorded before. */
export const recordEvent = async (
  tx: EntityManager,
  event: { id: string; event: string },
): Promise<boolean> => {
  const rows = await tx.query<unknown[]>(
    "insert into webhook_events (id, event) values ($1, $2) on conflict do nothing returning id",
    [event.id, event.event],
  );
  return rows.length > 0;
};

/** Deletes events older than 30 days. Razorpay repeats an event for one day. */
export const deleteOldEvents = async (tx: EntityManager): Promise<void> => {
  await tx
    .createQueryBuilder()
    .delete()
    .from(WebhookEvent)
    .where("received_at < now() - interval '30 days'")
    .execute();
};
