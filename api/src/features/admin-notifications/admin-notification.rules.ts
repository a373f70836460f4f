import { may, Permission, StaffRole } from "../../platform/permissions.rules.ts";
import { ADMIN } from "../../platform/viewer.ts";

/** What comes in, and can be mailed to an admin. */
export enum NotificationKind {
  ORDER = "order",
  RETURN = "return",
  MESSAGE = "message",
  DISPUTE = "dispute",
}

/** How often an admin is mailed about a kind. */
export enum NotificationFrequency {
  /** Within about a minute; what comes in together is one mail. */
  EACH = "each",
  /** Once a day, at nine in the morning in India. */
  DAILY = "daily",
  OFF = "off",
}

/** Before an admin chooses. Messages and disputes go to the shop's own address in any case. */
export const defaultFrequencies: Record<NotificationKind, NotificationFrequency> = {
  [NotificationKind.ORDER]: NotificationFrequency.EACH,
  [NotificationKind.RETURN]: NotificationFrequency.EACH,
  [NotificationKind.MESSAGE]: NotificationFrequency.OFF,
  [NotificationKind.DISPUTE]: NotificationFrequency.OFF,
};

/** Who may be mailed about a kind. */
const readersOf: Record<NotificationKind, Permission> = {
  [NotificationKind.ORDER]: Permission.VIEW_ORDERS,
  [NotificationKind.RETURN]: Permission.RETURNS,
  [NotificationKind.MESSAGE]: Permission.MESSAGES,
  [NotificationKind.DISPUTE]: Permission.MONEY,
};

/** The kinds about which a role may be mailed. */
export const kindsOf = (staffRole: StaffRole | null | undefined): NotificationKind[] =>
  Object.values(NotificationKind).filter((kind) =>
    may({ role: ADMIN, staffRole: staffRole ?? null }, readersOf[kind]),
  );

/** The kinds of each role. */
export const kindsByRole = Object.fromEntries(Object.values(StaffRole).map((role) => [role, kindsOf(role)]));

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Nine in the morning in India is 3:30 in UTC. */
const dailyMailMs = 3.5 * hourMs;

/** The last time at which daily mails were due. */
export const lastDailyMail = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - dailyMailMs) / dayMs) * dayMs + dailyMailMs);

/** Whether the mail about what came in since `mailedUntil` is due. */
export const isDue = (
  { frequency, mailedUntil }: { frequency: NotificationFrequency; mailedUntil: Date },
  now: Date,
): boolean =>
  frequency === NotificationFrequency.EACH ||
  (frequency === NotificationFrequency.DAILY && mailedUntil < lastDailyMail(now));
