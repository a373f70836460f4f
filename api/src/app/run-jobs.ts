import { addJob } from "../platform/jobs/jobs.ts";
import { startRepeats } from "../platform/jobs/repeats.ts";
import { startWorker, type Worker } from "../platform/jobs/worker.ts";
import type { JobGroup } from "../platform/jobs/job-groups.ts";
import { mailer } from "../platform/mail/mailer.ts";
import { errorSummary } from "../platform/logger.ts";
import { pageTag } from "../features/shop/edge-tags.rules.ts";
import type { Services } from "../features/shop/services.ts";
import { features } from "./features.ts";
import { groupedJobs, shopTasks, timetable } from "./tasks.ts";

/** Ends the process when reopening the queue does not help: the supervisor restarts it. */
const endProcess = (log: Services["log"]) => (): void => {
  log.fatal("the queue of jobs takes no jobs; the process ends");
  process.exit(1);
};

/** Purges all pages from the edge cache: those of the previous version name scripts that this one does not have. */
export const purgePagesAtStart = async ({ settings, database }: Services): Promise<void> => {
  if (!settings.edge.purge) return;
  await addJob(database.source.manager, "purge-edge", { tags: [pageTag], isRepeated: false });
};

/** Adds the jobs that are due regularly. Every process does it: at most one of each waits. */
export const addRepeatedJobs = (services: Services): { stop: () => void } =>
  startRepeats(
    services.database.writes,
    features.flatMap(({ repeats }) => repeats?.(services) ?? []),
    services.log,
  );

/** Runs the jobs of these groups in this process, until it is stopped: running jobs end, or return to the queue. */
export const runJobs = async (services: Services, groups?: ReadonlySet<JobGroup>): Promise<Worker> => {
  const shopMailer = mailer(services.settings, {
    onCopyError: (error) => services.log.error(errorSummary(error), "the copy of a mail is not accepted"),
  });
  const worker = await startWorker(services.database, shopTasks(services, shopMailer), services.log, {
    ...groupedJobs(services),
    groups,
    timetable,
    stuckSeconds: services.settings.queueStuckSeconds,
    onStuck: endProcess(services.log),
  });
  return {
    stop: async () => {
      await worker.stop();
      shopMailer.close();
    },
  };
};
