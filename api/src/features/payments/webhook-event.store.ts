import type { EntityManager } from "typeorm";

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
