import type { Violation } from "./shop-checks.ts";
import type { CheckedShop } from "./stage.ts";

const defaultTimeoutMs = 30_000;
const pollMs = 250;

/**
 * Counts jobs that are due and not done, or that have failed for good. A job that a newer one has replaced does not
 * count: its row stays in the queue with all attempts used. So does the only attempt of a repeated job.
 */
const countOpenJobs = async (stage: CheckedShop): Promise<number> => {
  const [row] = await stage.sql<{ jobs: number }>(
    `select count(*)::int as jobs from graphile_worker.jobs where run_at <= now() + interval '1 minute'
       and (attempts < max_attempts or (max_attempts > 1 and task_identifier <> 'confirm-payment'))`,
  );
  return row?.jobs ?? 0;
};

/** The shop does this itself two minutes after a worker has died. A live worker holds a job for less than 10 s. */
const releaseLocksOfDeadWorkers = (stage: CheckedShop) =>
  stage.sql(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker._private_jobs where locked_at < now() - interval '10 seconds'`,
  );

/** Waits until no job is open. Returns a violation if jobs are still open after the time limit. */
export const waitForJobs = async (stage: CheckedShop, timeoutMs = defaultTimeoutMs): Promise<Violation[]> => {
  const startedAt = Date.now();
  let openJobs = await countOpenJobs(stage);
  while (openJobs > 0 && Date.now() - startedAt < timeoutMs) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    await releaseLocksOfDeadWorkers(stage);
    openJobs = await countOpenJobs(stage);
  }
  return openJobs === 0
    ? []
    : [{ check: "nothing is left undone", message: `${openJobs} jobs are still open` }];
};
