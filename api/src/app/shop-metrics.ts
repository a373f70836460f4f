import { Gauge, Registry } from "prom-client";
import { moneyWaiting, type MoneyWaiting } from "../features/payments/money-waiting.store.ts";
import type { Services } from "../features/shop/services.ts";
import { jobGroupOf, jobGroups, type GroupedJobs } from "../platform/jobs/job-groups.ts";
import type { JobName } from "../platform/jobs/jobs.ts";
import { taskFigures, type TaskFigures } from "../platform/jobs/queue/queue-rows.ts";
import type { ReadMetrics } from "../platform/metrics.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import { groupedJobs } from "./tasks.ts";

/** Time limit for the database, in milliseconds. */
const readTimeoutMs = 3000;

/** Milliseconds for which the figures are kept: a second scraper reads no rows. */
const figuresTtlMs = 5000;

/** The name and the meaning of each figure of money. */
const moneyGauges: Record<keyof MoneyWaiting, [name: string, help: string]> = {
  payments: ["payments_waiting", "Payments that were begun, and whose end Razorpay has not told yet."],
  lookUpLate: [
    "payments_look_up_late_seconds",
    "Time since the oldest payment should have been looked up at Razorpay.",
  ],
  refunds: ["refunds_owed", "Refunds that Razorpay has not accepted yet."],
  refundRupees: ["refunds_owed_rupees", "Sum of the refunds that Razorpay has not accepted yet."],
  refundAge: ["refunds_oldest_seconds", "Age of the oldest refund that Razorpay has not accepted yet."],
  failedRefunds: ["refunds_failed", "Refunds that Razorpay has failed to pay, and that are due again."],
  payouts: ["payouts_owed", "Payouts that the shop has to transfer by hand."],
  payoutRupees: ["payouts_owed_rupees", "Sum of the payouts that the shop has to transfer by hand."],
  payoutAge: ["payouts_oldest_seconds", "Time since the oldest of these payouts has its destination."],
};

const gaugesOf = (registry: Registry) => {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `shop_${name}`, help, labelNames, registers: [registry] });
  const money = Object.entries(moneyGauges).map(
    ([key, [name, help]]) => [key as keyof MoneyWaiting, gauge(name, help)] as const,
  );
  return {
    reachable: gauge("database_reachable", "1 if the primary database has answered for this scrape, else 0."),
    due: gauge("queue_due_jobs", "Due jobs, by group; at most 10,000 of a task are counted.", ["group"]),
    oldest: gauge("queue_oldest_due_seconds", "Time since the oldest due job was due, by group.", ["group"]),
    failed: gauge("queue_failed_jobs", "Jobs of the last 90 days without attempts left, by group.", [
      "group",
    ]),
    money,
  };
};

type Gauges = ReturnType<typeof gaugesOf>;

const showQueue = ({ due, oldest, failed }: Gauges, tasks: TaskFigures[], jobs: GroupedJobs): void => {
  for (const group of jobGroups) {
    const own = tasks.filter(({ task }) => jobGroupOf(task as JobName, jobs) === group);
    const sum = (key: "due" | "failed") => own.reduce((total, figures) => total + figures[key], 0);
    due.labels(group).set(sum("due"));
    failed.labels(group).set(sum("failed"));
    oldest.labels(group).set(Math.max(0, ...own.map(({ seconds }) => seconds)));
  }
};

/**
 * What waits in the database: equal in every process. While the database does not answer, the figures are not shown: the last
 * ones would look like news.
 */
export const shopMetrics = (services: Services): ReadMetrics => {
  const registry = new Registry();
  const gauges = gaugesOf(registry);
  const { monitoring } = services.database;
  const jobs = groupedJobs(services);
  const readNow = async (): Promise<void> => {
    try {
      const [tasks, money] = await withTimeout(
        Promise.all([taskFigures(monitoring), moneyWaiting(monitoring)]),
        readTimeoutMs,
      );
      showQueue(gauges, tasks, jobs);
      if (money) for (const [key, gauge] of gauges.money) gauge.set(money[key]);
      gauges.reachable.set(1);
    } catch {
      registry.resetMetrics();
      for (const [, gauge] of gauges.money) gauge.remove();
      gauges.reachable.set(0);
    }
  };
  let reading: Promise<void> | undefined;
  let readAt = 0;
  return {
    registry,
    read: () => {
      if (reading && Date.now() - readAt < figuresTtlMs) return reading;
      readAt = Date.now();
      return (reading = readNow());
    },
  };
};
