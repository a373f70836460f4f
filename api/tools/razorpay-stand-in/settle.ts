import { z } from "zod";
import { feeOf } from "./charge.ts";
import { freshId, nowInSeconds, type Ledger, type StandInReportItem } from "./ledger.ts";

const request = z.object({
  /** Ids of payments that the report leaves out. */
  missing: z.array(z.string()).default([]),
  /** Ids of payments or refunds whose amount is one paisa less in the report. */
  wrong: z.array(z.string()).default([]),
  /** Payments in the report that no shop has made. */
  unknown: z.number().int().min(0).default(0),
  /** Seconds since 1970. */
  settledAt: z.number().int().optional(),
});

/** Settles all captured payments and processed refunds that are in no settlement yet. Returns the new items. */
export const settle = (ledger: Ledger, body: unknown): StandInReportItem[] => {
  const { missing, wrong, unknown, settledAt = nowInSeconds() } = request.parse(body ?? {});
  const settlement = {
    settlement_id: freshId("setl"),
    settlement_utr: `UTR${settledAt}`,
    settled_at: settledAt,
  };
  const isOpen = (id: string): boolean =>
    !missing.includes(id) && ledger.report.every(({ entity_id }) => entity_id !== id);
  const reported = (id: string, amount: number): number => (wrong.includes(id) ? amount - 1 : amount);
  const paymentItem = (id: string, amount: number, { fee, tax } = feeOf(amount)): StandInReportItem => {
    return {
      entity_id: id,
      type: "payment",
      amount,
      fee,
      tax,
      credit: amount - fee,
      debit: 0,
      ...settlement,
    };
  };
  const refundItem = (id: string, amount: number): StandInReportItem => ({
    entity_id: id,
    type: "refund",
    amount,
    fee: 0,
    tax: 0,
    credit: 0,
    debit: amount,
    ...settlement,
  });
  const items = [
    ...ledger.payments
      .filter(({ id, captured }) => captured && isOpen(id))
      .map((payment) => paymentItem(payment.id, reported(payment.id, payment.amount), payment)),
    ...ledger.refunds
      .filter(({ id, status }) => status === "processed" && isOpen(id))
      .map(({ id, amount }) => refundItem(id, reported(id, amount))),
    ...Array.from({ length: unknown }, () => paymentItem(freshId("pay"), 12_300)),
  ];
  ledger.report.push(...items);
  ledger.save();
  return items;
};

const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00+05:30`) / 1000;

/** The items that were settled on a day in India. */
export const reportOf = (
  ledger: Ledger,
  { year, month, day }: { year: number; month: number; day: number },
): StandInReportItem[] => {
  const two = (part: number): string => String(part).padStart(2, "0");
  const start = secondsOf(`${year}-${two(month)}-${two(day)}`);
  return ledger.report.filter(({ settled_at }) => settled_at >= start && settled_at < start + 86_400);
};
