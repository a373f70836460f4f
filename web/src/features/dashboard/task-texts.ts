import type { OpenTasksQuery, OpenTaskKind } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { formatDate } from "../../ui/dates.ts";

export type OpenTask = OpenTasksQuery["openTasks"][number];

type TaskText = {
  text: string;
  /** The path of the list that shows the tasks. */
  to: string;
};

/** The label of each kind of open task, and the list that shows them. */
export const taskTexts: Record<OpenTaskKind, TaskText> = {
  TO_PACK: { text: "To pack", to: paths.adminDelivery() },
  TO_SHIP: { text: "Packed, to ship", to: paths.adminDelivery("packed") },
  LATE: { text: "On the way and late", to: paths.adminOrders(undefined, { show: "late" }) },
  REPLACEMENTS: { text: "Exchange replacements to send", to: paths.adminDelivery("replacements") },
  RETURNS_TO_APPROVE: { text: "Returns to approve", to: paths.adminReturns(undefined, "requested") },
  RETURNS_TO_RECEIVE: { text: "Returns to receive", to: paths.adminReturns(undefined, "approved") },
  RETURNS_TO_INSPECT: { text: "Returns to inspect", to: paths.adminReturns(undefined, "received") },
  PAYOUTS: { text: "Cash refunds to pay", to: paths.adminPayments() },
  REFUNDS: {
    text: "Refunds waiting for Razorpay",
    to: paths.adminOrders(undefined, { show: "refunds-due" }),
  },
  CASH_OWED: { text: "Cash owed by couriers", to: paths.adminPayments({ view: "cash" }) },
  SETTLEMENT_PROBLEMS: { text: "Settlement mismatches", to: paths.adminPayments({ view: "settlements" }) },
  DISPUTES: { text: "Open disputes", to: paths.adminPayments({ view: "disputes", state: "open" }) },
  MESSAGES: { text: "Messages to answer", to: paths.adminMessages({ sort: "due" }) },
  REVIEWS: { text: "New reviews", to: paths.adminReviews() },
  LOW_STOCK: { text: "Products low in stock", to: paths.adminManageProducts({ stock: "low" }) },
};

/** The kinds of open tasks on the payments page. */
export const paymentTasks: readonly OpenTaskKind[] = [
  "PAYOUTS",
  "REFUNDS",
  "CASH_OWED",
  "SETTLEMENT_PROBLEMS",
  "DISPUTES",
];

/** The kinds of open tasks that each entry of the menu counts. */
const menuTasks = {
  delivery: ["TO_PACK", "TO_SHIP", "LATE", "REPLACEMENTS"],
  returns: ["RETURNS_TO_APPROVE", "RETURNS_TO_RECEIVE", "RETURNS_TO_INSPECT"],
  payments: paymentTasks,
  messages: ["MESSAGES"],
  reviews: ["REVIEWS"],
  products: ["LOW_STOCK"],
} as const satisfies Record<string, readonly OpenTaskKind[]>;

export type MenuEntry = keyof typeof menuTasks;

/** Tasks that customers or their banks have begun and that need an answer: their number is in the title of the page. */
const incoming: readonly OpenTaskKind[] = ["TO_PACK", "RETURNS_TO_APPROVE", "MESSAGES", "DISPUTES"];

const sumOf = (tasks: readonly OpenTask[], kinds: readonly OpenTaskKind[]) =>
  tasks.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);

/** The number of open tasks of each entry of the menu. */
export const menuCounts = (tasks: readonly OpenTask[]) =>
  Object.fromEntries(
    Object.entries(menuTasks).map(([entry, kinds]) => [entry, sumOf(tasks, kinds)]),
  ) as Record<MenuEntry, number>;

export const incomingCount = (tasks: readonly OpenTask[]) => sumOf(tasks, incoming);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const inUnits = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

const ageOf = (ms: number) => {
  if (ms < hourMs) return inUnits(Math.max(1, Math.floor(ms / minuteMs)), "minute");
  if (ms < 2 * dayMs) return inUnits(Math.floor(ms / hourMs), "hour");
  return inUnits(Math.floor(ms / dayMs), "day");
};

/**
 * How urgent a task is: "Respond by 1 December 2026" for disputes, "2 late" for messages, "Oldest: 3 days" for others; or empty.
 */
export const urgencyText = ({ count, oldestAt, dueAt, lateCount }: OpenTask, now: Date) => {
  if (lateCount > 0) return count === 1 ? "Late" : `${lateCount} late`;
  if (dueAt) return `${count === 1 ? "Respond" : "First one: respond"} by ${formatDate(dueAt)}`;
  if (!oldestAt) return "";
  const age = ageOf(now.getTime() - new Date(oldestAt).getTime());
  return count === 1 ? `For ${age}` : `Oldest: ${age}`;
};

/** "500+" if there are more than were counted. */
export const countText = ({ count, isMore }: Pick<OpenTask, "count" | "isMore">) =>
  `${count.toLocaleString("en-IN")}${isMore ? "+" : ""}`;
