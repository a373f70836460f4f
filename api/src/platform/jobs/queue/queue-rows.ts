import type pg from "pg";
import type { JobName } from "../jobs.ts";

/** Returns the jobs that these runners or workers hold to the queue. */
export const releaseJobsOf = async (pool: pg.Pool, workerIds: readonly string[]): Promise<void> => {
  await pool.query("select graphile_worker.force_unlock_workers($1::text[])", [workerIds]);
};

/** Says that the worker with this id still works on its jobs. Those of other workers stay as they are. */
export const keepJobsOf = async (pool: pg.Pool, workerId: string): Promise<void> => {
  await pool.query("update graphile_worker._private_jobs set locked_at = now() where locked_by = $1", [
    workerId,
  ]);
};

/**
 * Minutes after which the worker of a locked job counts as dead: a living one says several times a minute that it works on the
 * job. graphile-worker itself waits 4 hours, and a mailed link would have expired by then.
 */
const deadAfterMinutes = 2;

/**
 * Unlocks the jobs of workers that died. `not is_available` repeats what the rest says: PostgreSQL has statistics of
 * this column, and chooses the small index. Without a dead worker the function is not called: it would read the whole
 * table.
 */
export const releaseDeadJobs = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct locked_by as worker from graphile_worker._private_jobs
     where not is_available and locked_at < now() - make_interval(mins => $1)`,
    [deadAfterMinutes],
  );
  if (rows.length === 0) return;
  await releaseJobsOf(
    pool,
    rows.map(({ worker }) => worker),
  );
};

/**
 * Deletes jobs that were replaced by a newer job with the same key while they ran, and that then failed. graphile-worker
 * removes the key and the remaining attempts of such a job, and keeps its row as if it had failed for good. The newer job
 * does the work. `keyedJobs` are jobs that are always added with a key: one without a key has been replaced.
 */
export const deleteReplacedJobs = async (pool: pg.Pool, keyedJobs: ReadonlySet<JobName>): Promise<void> => {
  await pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = any($1::text[]) and not j.is_available
       and j.key is null and j.attempts >= j.max_attempts and j.locked_at is null`,
    [[...keyedJobs]],
  );
};

/** Whether a newer job with the same key has replaced a job that runs. */
export const isReplaced = async (
  pool: pg.Pool,
  job: { id: string; key: string | null },
): Promise<boolean> => {
  if (job.key === null) return false;
  const { rowCount } = await pool.query(
    "select 1 from graphile_worker._private_jobs where id = $1 and key = $2",
    [job.id, job.key],
  );
  return rowCount === 0;
};

/** Days for which a job that failed for good is kept, so that an operator can look at it. */
const keepFailedDays = 90;

/** Deletes jobs that failed for good long ago. A job with an attempt left stays. */
export const deleteFailedJobs = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `delete from graphile_worker._private_jobs
     where not is_available and attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => $1)`,
    [keepFailedDays],
  );
};

/** A task with due jobs, and the seconds for which the oldest of them has waited. */
export type DueTask = { task: string; seconds: number };

/** The tasks that have due jobs. Reads one index entry of each task, however many jobs wait. */
export const oldestDueByTask = async (pool: pg.Pool): Promise<DueTask[]> => {
  const { rows } = await pool.query<DueTask>(
    `select t.identifier as task, extract(epoch from now() - oldest.run_at)::float8 as seconds
     from graphile_worker._private_tasks t cross join lateral
       (select j.run_at from graphile_worker._private_jobs j
        where j.is_available and j.task_id = t.id order by j.run_at limit 1) oldest
     where oldest.run_at <= now()`,
  );
  return rows;
};

/** Seconds for which the oldest due job has waited, of these tasks or of all but some; 0 if none is due. */
export const oldestDueSeconds = async (
  pool: pg.Pool,
  { only, except = [] }: { only?: readonly string[]; except?: readonly string[] } = {},
): Promise<number> => {
  const counted = (await oldestDueByTask(pool)).filter(
    ({ task }) => (only?.includes(task) ?? true) && !except.includes(task),
  );
  return Math.max(0, ...counted.map(({ seconds }) => seconds));
};

/** Due jobs that are counted for each task: a backlog is not read whole. */
const maxCountedJobs = 10_000;

/** What waits of a task: its due jobs, the seconds since the oldest was due, and its jobs without attempts left. */
export type TaskFigures = { task: string; due: number; seconds: number; failed: number };

/** What waits of each task. Reads the indexes of due and of failed jobs. */
export const taskFigures = async (pool: pg.Pool): Promise<TaskFigures[]> => {
  const { rows } = await pool.query<TaskFigures>(
    `select t.identifier as task, due.count as due, due.seconds, failed.count as failed
     from graphile_worker._private_tasks t
     cross join lateral (
       select count(*)::int as count, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
       from (select j.run_at from graphile_worker._private_jobs j
         where j.is_available and j.task_id = t.id and j.run_at <= now() order by j.run_at limit $1) d) due
     cross join lateral (
       select count(*)::int as count from graphile_worker._private_jobs j
       where j.task_id = t.id and j.attempts >= j.max_attempts and j.locked_at is null) failed`,
    [maxCountedJobs],
  );
  return rows;
};
