import type { Offence } from "./books.ts";
import type { Stage } from "./stage.ts";

const within = 30_000;
const every = 250;

/**
 * Jobs that are due and not done, or given up. One that died with its process and that a newer one has replaced is not:
 * the queue keeps its row as one that is used up.
 */
const open = async (stage: Stage): Promise<number> => {
  const [row] = await stage.sql<{ jobs: number }>(
    `select count(*)::int as jobs from graphile_worker.jobs where run_at <= now() + interval '1 minute'
       and (attempts < max_attempts or task_identifier not in ('sweep-payments', 'confirm-payment'))`,
  );
  return row?.jobs ?? 0;
};

/** What the shop does itself two minutes after a worker died; a worker that lives holds a job for less than this. */
const releaseDeadHands = (stage: Stage) =>
  stage.sql(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker._private_jobs where locked_at < now() - interval '10 seconds'`,
  );

/** Waits until the shop has done what it owes; what is still open after 30 s is an offence. */
export const settled = async (stage: Stage): Promise<Offence[]> => {
  const since = Date.now();
  let left = await open(stage);
  while (left > 0 && Date.now() - since < within) {
    await new Promise((resolve) => setTimeout(resolve, every));
    await releaseDeadHands(stage);
    left = await open(stage);
  }
  return left === 0 ? [] : [{ check: "nothing is left undone", what: `${left} jobs are still open` }];
};
