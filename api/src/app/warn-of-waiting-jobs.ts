import { jobGroupOf, type JobGroup } from "../platform/jobs/job-groups.ts";
import type { JobName } from "../platform/jobs/jobs.ts";
import { oldestDueByTask } from "../platform/jobs/queue/queue-rows.ts";
import type { Services } from "../features/shop/services.ts";
import { groupedJobs } from "./tasks.ts";

type Limits = { checkSeconds: number; waitSeconds: number };

const usualLimits: Limits = { checkSeconds: 60, waitSeconds: 180 };

/** Seconds for which the oldest due job of each group has waited. Pictures may wait for long. */
const longestWaits = async (services: Services): Promise<Map<JobGroup, number>> => {
  const jobs = groupedJobs(services);
  const waits = new Map<JobGroup, number>();
  for (const { task, seconds } of await oldestDueByTask(services.database.writes)) {
    const group = jobGroupOf(task as JobName, jobs);
    if (group !== "pictures") waits.set(group, Math.max(seconds, waits.get(group) ?? 0));
  }
  return waits;
};

/**
 * For a process that runs no jobs: logs a warning once for each group whose oldest due job waits longer than `waitSeconds`. Then no
 * worker runs the group, or too few do. Every process adds the repeated jobs, so a shop without workers always has due jobs.
 * Returns a function that ends the checks.
 */
export const warnOfWaitingJobs = (
  services: Services,
  { checkSeconds, waitSeconds }: Limits = usualLimits,
): (() => void) => {
  const reported = new Set<JobGroup>();
  const check = async (): Promise<void> => {
    for (const [group, seconds] of await longestWaits(services)) {
      const isLate = seconds > waitSeconds;
      if (isLate && !reported.has(group))
        services.log.warn(
          { group, oldestDueSeconds: Math.round(seconds) },
          `jobs of the group ${group} wait for minutes, and RUN_JOBS=off: is there an "npm run worker" for them?`,
        );
      if (isLate) reported.add(group);
      else reported.delete(group);
    }
  };
  const timer = setInterval(() => void check().catch(() => undefined), checkSeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
};
