import { dutyHours, TicketClock, TicketDuty, TicketState } from "./ticket.rules.ts";

/**
 * SQL expressions about a row of `contact_messages`. The database's clock decides, so no job has to run for a ticket to be late.
 */

const isAcknowledged = "acknowledged_at is not null";

const byDuty = (valueOf: (duty: TicketDuty) => string): string =>
  `case when ${isAcknowledged} then ${valueOf(TicketDuty.RESOLVE)} else ${valueOf(TicketDuty.ACKNOWLEDGE)} end`;

const hours = (count: number): string => `interval '${count} hours'`;

export const ticketState = `case when handled_at is not null then '${TicketState.RESOLVED}'
  when waiting_at is not null then '${TicketState.WAITING}' else '${TicketState.OPEN}' end`;

export const ticketDuty = `case when handled_at is null then ${byDuty((duty) => `'${duty}'`)} end`;

export const ticketDueAt = `case when handled_at is null
  then coalesce(reopened_at, created_at) + ${byDuty((duty) => hours(dutyHours[duty].limit))} end`;

/** Whether the time for a duty is over; `null` when resolved. */
export const isTicketLate = `now() >= ${ticketDueAt}`;

/** When the shop has to resolve the ticket, also while another deadline comes first. */
export const ticketResolveBy = `coalesce(reopened_at, created_at) + ${hours(dutyHours[TicketDuty.RESOLVE].limit)}`;

export const ticketClock = `case when handled_at is not null then null when ${isTicketLate} then '${TicketClock.LATE}'
  when now() >= ${ticketDueAt} - ${byDuty((duty) => hours(dutyHours[duty].warning))} then '${TicketClock.DUE_SOON}'
  else '${TicketClock.ON_TIME}' end`;
