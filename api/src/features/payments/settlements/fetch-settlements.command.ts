import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { dayInIndia } from "../../../platform/days.ts";
import { refuse } from "../payments.refusals.ts";
import { addMissingJob } from "../../../platform/jobs/jobs.ts";
import { itemsOnPage, type ReportItem } from "../../../platform/razorpay/razorpay.ts";
import { isRefused, isUnreachable } from "../../../platform/razorpay/razorpay-error.ts";
import { addAudit } from "../../audit/audit.store.ts";
import { AuditSubject, type Author } from "../../audit/audit.rules.ts";
import type { Services } from "../../shop/services.ts";
import { daysToFetch, firstReportDay } from "./settlement.rules.ts";
import {
  lockSettlements,
  matchItems,
  newestDay,
  putDay,
  putItems,
  settlementsOfItems,
  settleLatePayments,
  sumSettlements,
  type SettledItem,
} from "./settlement-write.store.ts";

/** Reads all pages of the report of a day. Throws `RazorpayError`. */
const readReport = async ({ razorpay }: Services, day: string): Promise<ReportItem[]> => {
  const items: ReportItem[] = [];
  for (;;) {
    const page = await razorpay.settledOn({ day, skip: items.length });
    items.push(...page);
    if (page.length < itemsOnPage) return items;
  }
};

const isSettled = (item: ReportItem): item is SettledItem =>
  item.gatewaySettlementId !== null && item.settledAt !== null;

/** Each entity once: a report that grows while its pages are read may repeat an item. */
const eachOnce = (items: readonly SettledItem[]): SettledItem[] => [
  ...new Map(items.map((item) => [`${item.type} ${item.entityId}`, item])).values(),
];

const storeReport = async (
  tx: EntityManager,
  day: string,
  report: readonly ReportItem[],
): Promise<string> => {
  const items = eachOnce(report.filter(isSettled));
  await lockSettlements(tx);
  const earlierIds = await settlementsOfItems(tx, items);
  await putItems(tx, items);
  const ids = [...new Set([...earlierIds, ...items.map(({ gatewaySettlementId }) => gatewaySettlementId)])];
  await settleLatePayments(tx);
  await matchItems(tx, ids);
  await sumSettlements(tx, ids);
  return putDay(tx, day, items.length);
};

/** Fetches the report of a day and compares it with the ledger. Repeated calls change nothing more. Throws `RazorpayError`. */
export const fetchSettlementDay = async (services: Services, day: string): Promise<void> => {
  const report = await readReport(services, day);
  await inTransaction(services.database, (tx) => storeReport(tx, day, report));
};

/**
 * The same for an admin who asks for it. Returns the id of the day. Throws BAD_INPUT for a day that has not begun or is
 * before Razorpay's first one, SETTLEMENTS_REFUSED, SETTLEMENTS_UNREACHABLE.
 */
export const fetchSettlementsNow = async (
  services: Services,
  author: Author,
  day: string,
): Promise<string> => {
  if (day > dayInIndia(new Date()))
    refuse("BAD_INPUT", { field: "day", message: "This day has not begun yet." });
  if (day < firstReportDay)
    refuse("BAD_INPUT", { field: "day", message: "Razorpay has no reports of days before 1 January 2014." });
  const report = await readReport(services, day).catch((error: unknown) => {
    if (isUnreachable(error)) return refuse("SETTLEMENTS_UNREACHABLE");
    if (isRefused(error)) {
      services.log.warn({ err: error, day }, "Razorpay refused the report of a day");
      return refuse("SETTLEMENTS_REFUSED", { field: "day" });
    }
    throw error;
  });
  return inTransaction(services.database, async (tx) => {
    const id = await storeReport(tx, day, report);
    const changes = { items: { before: null, after: report.length } };
    const subject = { subject: AuditSubject.SETTLEMENT, subjectId: id, label: day };
    await addAudit(tx, { author, action: "fetchSettlements", ...subject, changes });
    return id;
  });
};

/** Adds a job for each day whose report is to be fetched. */
export const scheduleSettlementDays = (services: Services): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    for (const day of daysToFetch(new Date(), await newestDay(tx)))
      await addMissingJob(tx, "fetch-settlement-day", { day }, `settlements ${day}`);
  });
