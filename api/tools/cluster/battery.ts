import { setTimeout as pause } from "node:timers/promises";
import { findViolations, shopChecks, type Violation } from "../faults/shop-checks.ts";
import { waitForJobs } from "../faults/wait-for-jobs.ts";
import { createShoppers, startBuying, type Purchases, type Shoppers } from "./buying.ts";
import { clusterCases } from "./cases.ts";
import type { ClusterCase } from "./cluster-case.ts";
import type { Cluster } from "./open-cluster.ts";
import { countLosses } from "./order-checks.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";
import { startReading } from "./reading.ts";
import { tableOf } from "./table.ts";
import { waitUntil } from "./wait-until.ts";

const buyers = 200;

/** Orders before the failure, and after the repair. */
const steadyOrders = 60;
const steadySeconds = 90;

/** The mails and invoices of the whole battery must be done within this time after it. */
const jobsMs = 240_000;

const untilMoreOrders = async ({ acknowledged }: Purchases, description: string): Promise<void> => {
  const target = acknowledged.length + steadyOrders;
  await waitUntil(description, steadySeconds, async () => acknowledged.length >= target);
};

const runCase = async (cluster: Cluster, shoppers: Shoppers, clusterCase: ClusterCase): Promise<Outcome> => {
  await cluster.untilComplete();
  const buying = startBuying(cluster, shoppers);
  const reading = startReading(cluster);
  const { purchases } = buying;
  let causedAt = performance.now();
  const problems: string[] = [];
  let repair: () => Promise<void> = async () => undefined;
  try {
    await untilMoreOrders(purchases, "buyers order before the failure");
    causedAt = performance.now();
    repair = await clusterCase.cause(cluster);
    if (clusterCase.lastsSeconds) await pause(clusterCase.lastsSeconds * 1000);
    else await untilMoreOrders(purchases, "buyers order again");
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  await repair();
  await cluster.untilComplete();
  await untilMoreOrders(purchases, "buyers order after the repair");
  const endedAt = performance.now();
  await Promise.all([buying.stop(), reading.stop()]);
  const losses = await countLosses(cluster, purchases.acknowledged);
  const outcome = outcomeOf(clusterCase, { causedAt, endedAt, purchases, reads: reading.reads }, losses);
  return { ...outcome, problems: [...problems, ...outcome.problems] };
};

const linesOf = (violations: readonly Violation[]): string[] =>
  violations.map(({ check, message }) => `  ${check}: ${message}`);

/** Runs the cases one after the other and prints their table. Returns whether all have passed, with the checks of the shop. */
export const runBattery = async (
  cluster: Cluster,
  only: readonly string[] | undefined,
  log: (line: string) => void,
): Promise<boolean> => {
  const cases = clusterCases.filter(({ name }) => !only || only.includes(name));
  const shoppers = await createShoppers(cluster, buyers);
  const outcomes: Outcome[] = [];
  for (const clusterCase of cases) {
    log(`${clusterCase.name}: ${clusterCase.what}`);
    const outcome = await runCase(cluster, shoppers, clusterCase);
    outcomes.push(outcome);
    log(`\n${tableOf([outcome])}\n`);
  }
  log(`\n${tableOf(outcomes)}\n`);
  log("Waiting for mails and invoices, then the checks of the shop");
  const violations = [
    ...(await waitForJobs(cluster, jobsMs)),
    ...(await findViolations(cluster, shopChecks)),
  ];
  log(
    violations.length === 0
      ? "All checks of the shop hold."
      : `FAIL: checks of the shop\n${linesOf(violations).join("\n")}`,
  );
  return violations.length === 0 && outcomes.every(({ problems }) => problems.length === 0);
};
