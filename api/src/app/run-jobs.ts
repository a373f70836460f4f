import { addJob } from "../platform/jobs/jobs.ts";
import { startRepeats } from "../platform/jobs/repeats.ts";
import { startWorker, type Worker } from "../platform/jobs/worker.ts";
import type { JobGroup } from "../platform/jobs/job-groups.ts";
import { mailer } from "../platform/mail/mailer.ts";
import { pageTag } from "../features/shop/edge-tags.rules.ts";
import { sweepIntervalSeconds } from "../features/payments/payment.jobs.ts";
import type { Shop } from "../features/shop/shop.ts";
import { groupedJobs, shopTasks, timetable } from "./tasks.ts";

/** Ends the process when reopening the queue does not help: the supervisor restarts it. */
const endProcess = (log: Shop["log"]) => (): void => {
  log.fatal("the queue of jobs takes no jobs; the process ends");
  process.exit(1);
};

/** Purges all pages from the edge cache: those of the previous version name scripts that this one does not have. */
export const purgePagesAtStart = async ({ settings, database }: Shop): Promise<void> => {
  if (!settings.edge.purge) return;
  await addJob(database.source.manager, "purge-edge", { tags: [pageTag], isRepeated: false });
};

/** Adds the jobs that are due regularly. Every process does it: at most one of each waits. */
export const addRepeatedJobs = ({ database, settings, log }: Shop): { stop: () => void } =>
  startRepeats(
    database.writes,
    [{ name: "sweep-payments", everySeconds: sweepIntervalSeconds(settings.payments) }],
    log,
  );

/** Runs the jobs of these groups in this process, until it is stopped: running jobs end, or return to the queue. */
export const runJobs = async (shop: Shop, groups?: ReadonlySet<JobGroup>): Promise<Worker> => {
  const shopMailer = mailer(shop.settings);
  const worker = await startWorker(shop.database, shopTasks(shop, shopMailer), shop.log, {
    ...groupedJobs(shop),
    groups,
    timetable,
    stuckSeconds: shop.settings.queueStuckSeconds,
    onStuck: endProcess(shop.log),
  });
  return {
    stop: async () => {
      await worker.stop();
      shopMailer.close();
    },
  };
};
