import type { EntityManager, QueryRunner } from "typeorm";
import type { EventType } from "./event.rules.ts";

const eventsByTransaction = new WeakMap<QueryRunner, Map<EventType, Set<string>>>();

/**
 * Names what the transaction makes true of these objects. It sends no statement: before the commit, `addEvents` writes the events
 * that a webhook wants. The caller has written the rows of the objects, so that their locks keep the events of one object in order.
 */
export const recordEvent = (
  { queryRunner }: EntityManager,
  type: EventType,
  objectIds: readonly string[],
): void => {
  if (!queryRunner || objectIds.length === 0) return;
  const events = eventsByTransaction.get(queryRunner) ?? new Map<EventType, Set<string>>();
  eventsByTransaction.set(queryRunner, events);
  const ids = events.get(type) ?? new Set<string>();
  events.set(type, ids);
  for (const id of objectIds) ids.add(id);
};

/** The events of the transaction, in the order of their first mention. */
export const recordedEvents = ({
  queryRunner,
}: EntityManager): ReadonlyMap<EventType, ReadonlySet<string>> | undefined =>
  queryRunner && eventsByTransaction.get(queryRunner);
