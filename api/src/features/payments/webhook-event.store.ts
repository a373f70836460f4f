import type { EntityManager } from "typeorm";
import { WebhookEvent } from "./webhook-event.entity.ts";

/** Keeps that an event was told; false when it had been told before. */
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

/** Razorpay tells an event again for a day; a month is kept. */
export const deleteOldEvents = async (tx: EntityManager): Promise<void> => {
  await tx
    .createQueryBuilder()
    .delete()
    .from(WebhookEvent)
    .where("received_at < now() - interval '30 days'")
    .execute();
};
