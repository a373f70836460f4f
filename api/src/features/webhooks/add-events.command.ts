import type { EntityManager } from "typeorm";
import { recordedEvents } from "../../platform/events/record-event.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { wantedEvents } from "./wanted-events.ts";
import { addMessages } from "./webhook-message.store.ts";

/**
 * Writes the events of a transaction as its last step, with the job that delivers them: one statement for each type of event, and
 * one for the job. Events of a type that no endpoint wants are not written.
 */
export const addEvents = async (services: Services, tx: EntityManager): Promise<void> => {
  const events = recordedEvents(tx);
  if (!events) return;
  const wantedTypes = await wantedEvents.get(services);
  const sentEvents = [...events].filter(([type]) => wantedTypes.has(type));
  if (sentEvents.length === 0) return;
  for (const [type, ids] of sentEvents) await addMessages(tx, type, [...ids]);
  await addJob(tx, "webhook-deliveries", {});
};
