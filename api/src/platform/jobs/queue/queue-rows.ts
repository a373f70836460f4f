import type pg from "pg";
import { moneyJobs } from "../jobs.ts";

/** Gives the jobs that these runners or workers hold back to the queue. */
export const releaseJobsOf = async (pool: pg.Pool, holders: readonly string[]): Promise<void> => {
  await pool.query("select graphile_worker.force_unlock_workers($1::text[])", [holders]);
};

/**
 * Minutes after which a job that is still held was taken by a worker that died: a mail takes seconds, and every
 * step of its sending has a limit. The queue itself would wait 4 hours, and a link would be too old by then.
 */
const deadAfterMinutes = 2;

/** Gives back the jobs of workers that died while they held them. */
export const releaseDeadJobs = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker._private_jobs
     where locked_at < now() - make_interval(mins => $1)`,
    [deadAfterMinutes],
  );
};

/**
 * Deletes jobs that a newer one with the same key has replaced while they ran, and that then failed or died. The queue
 * takes such a job's key and its tries away, and keeps the row as if it had failed for good; the newer job does its work.
 * Jobs about money are always added with a key: one without has lost it so.
 */
export const deleteReplacedJobs = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = any($1::text[])
       and j.key is null and j.attempts >= j.max_attempts and j.locked_at is null`,
    [[...moneyJobs]],
  );
};

/** Whether a newer job with the same key has taken the place of a job that runs. */
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

/** For how long, in days, a job that has failed for good is kept for somebody to look at. */
const failedFor = 90;

/** Forgets the jobs that failed for good long ago; whatever still has a try left stays. */
export const deleteFailedJobs = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `delete from graphile_worker._private_jobs
     where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => $1)`,
    [failedFor],
  );
};

/** Seconds for which the oldest job that could be taken now has waited; 0 if none is due. Of these tasks, or of all. */
export const oldestDueSeconds = async (pool: pg.Pool, tasks?: readonly string[]): Promise<number> => {
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(extract(epoch from now() - min(j.run_at)), 0)::float8 as seconds
     from graphile_worker._private_jobs j
     where j.is_available and j.run_at <= now() and ($1::text[] is null or j.task_id in
       (select t.id from graphile_worker._private_tasks t where t.identifier = any($1)))`,
    [tasks ?? null],
  );
  return rows[0]?.seconds ?? 0;
};
