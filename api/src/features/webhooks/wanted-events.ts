import { AuditSubject } from "../audit/audit.rules.ts";
import { currentValue } from "../audit/current-value.ts";
import type { Services } from "../shop/services.ts";
import { wantedEventTypes } from "./webhook-message.store.ts";

/**
 * The types of events that an endpoint wants, kept in memory, so that a shop without endpoints has no statement for an event. Other
 * processes know of a change as soon as its notice arrives.
 */
export const wantedEvents = currentValue<Set<string>>(AuditSubject.WEBHOOK, ({ database }: Services) =>
  wantedEventTypes(database),
);
