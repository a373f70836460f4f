import { may, Permission } from "../../platform/permissions.rules.ts";
import type { Viewer } from "../../platform/viewer.ts";

/** What waits for an admin, in the order of the dashboard. */
export enum OpenTaskKind {
  TO_PACK = "to-pack",
  TO_SHIP = "to-ship",
  LATE = "late",
  REPLACEMENTS = "replacements",
  RETURNS_TO_APPROVE = "returns-to-approve",
  RETURNS_TO_RECEIVE = "returns-to-receive",
  RETURNS_TO_INSPECT = "returns-to-inspect",
  PAYOUTS = "payouts",
  REFUNDS = "refunds",
  CASH_OWED = "cash-owed",
  SETTLEMENT_PROBLEMS = "settlement-problems",
  DISPUTES = "disputes",
  MESSAGES = "messages",
  REVIEWS = "reviews",
  LOW_STOCK = "low-stock",
}

/** How much of one kind waits. */
export type OpenTask = {
  kind: OpenTaskKind;
  count: number;
  /** Whether more wait than were counted. */
  isMore: boolean;
  /** Since when the oldest one waits; `null` if none does, and for stock. */
  oldestAt: Date | null;
  /** The last moment for the most urgent one; only disputes have one. */
  dueAt: Date | null;
  /** How many are past the time that the law sets; only messages have one. */
  lateCount: number;
};

/** Who does the work of a kind. */
const doersOf: Record<OpenTaskKind, Permission> = {
  [OpenTaskKind.TO_PACK]: Permission.FULFILMENT,
  [OpenTaskKind.TO_SHIP]: Permission.FULFILMENT,
  [OpenTaskKind.LATE]: Permission.VIEW_ORDERS,
  [OpenTaskKind.REPLACEMENTS]: Permission.RETURNS,
  [OpenTaskKind.RETURNS_TO_APPROVE]: Permission.RETURNS,
  [OpenTaskKind.RETURNS_TO_RECEIVE]: Permission.RETURNS,
  [OpenTaskKind.RETURNS_TO_INSPECT]: Permission.RETURNS,
  [OpenTaskKind.PAYOUTS]: Permission.PAYOUTS,
  [OpenTaskKind.REFUNDS]: Permission.MONEY,
  [OpenTaskKind.CASH_OWED]: Permission.MONEY,
  [OpenTaskKind.SETTLEMENT_PROBLEMS]: Permission.MONEY,
  [OpenTaskKind.DISPUTES]: Permission.MONEY,
  [OpenTaskKind.MESSAGES]: Permission.MESSAGES,
  [OpenTaskKind.REVIEWS]: Permission.REVIEWS,
  [OpenTaskKind.LOW_STOCK]: Permission.PRODUCTS,
};

/** All kinds that the viewer may do, with zeros for those of which nothing waits. */
export const tasksOf = (viewer: Viewer | null, counted: readonly OpenTask[]): OpenTask[] =>
  Object.values(OpenTaskKind)
    .filter((kind) => may(viewer, doersOf[kind]))
    .map(
      (kind) =>
        counted.find((task) => task.kind === kind) ?? {
          kind,
          count: 0,
          isMore: false,
          oldestAt: null,
          dueAt: null,
          lateCount: 0,
        },
    );
