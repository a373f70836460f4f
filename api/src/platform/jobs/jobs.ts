import type pg from "pg";
import type { EntityManager } from "typeorm";
import { prepared } from "../database/prepared-statements.ts";

/**
 * The payload of each job by its name. A job is work that must not be lost and that no request waits for.
 * Each feature adds its own jobs by declaration merging in its `*.jobs.ts`, where their tasks are too.
 */
export interface JobPayloads {
  /** Deletes old jobs that have failed for good. */
  "tidy-jobs": Record<string, never>;
  /** Purges responses from the edge cache, by their tags. The first job of a change adds a second one. */
  "purge-edge": { tags: readonly string[]; isRepeated: boolean };
}

/** Names a mail that is no row: a retry of its job sends it under the same Message-ID. Missing in jobs of an older version. */
export type MailJob = { mailId?: string };

export type JobName = keyof JobPayloads;

/** The function for each of these jobs: it does the job, or throws, and is tried again. */
export type TasksOf<Payloads> = { [Name in keyof Payloads]: (payload: Payloads[Name]) => Promise<void> };

export type Tasks = TasksOf<JobPayloads>;

/** A failed job is retried after 3 s, 7 s, 20 s ..., up to a few hours apart, for about three days. */
export const maxAttempts = 25;

const insertJob = prepared(
  "add-job",
  `select graphile_worker.add_job($1, payload => $2::json, max_attempts => $3, job_key => $4,
     run_at => now() + make_interval(secs => $5), priority => $6)`,
);

/**
 * Adds a job in the transaction that makes it due: both are committed, or neither. With a key, at most one pending job
 * has that key: a newer job replaces it. `after` is the delay in seconds. Among due jobs, those with a lower `priority` come first.
 */
export const addJob = async <Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payload: JobPayloads[Name],
  { key, after = 0, priority = 0 }: { key?: string; after?: number; priority?: number } = {},
): Promise<void> => {
  await tx.query(insertJob, [name, JSON.stringify(payload), maxAttempts, key ?? null, after, priority]);
};

/** Adds a job without a key for each payload, by one statement. */
export const addJobs = async <Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payloads: readonly JobPayloads[Name][],
): Promise<void> => {
  await tx.query(
    `select graphile_worker.add_jobs(array_agg(json_populate_record(null::graphile_worker.job_spec,
       json_build_object('identifier', $1::text, 'payload', p.payload, 'max_attempts', $3::int))))
     from json_array_elements($2::json) as p(payload)`,
    [name, JSON.stringify(payloads), maxAttempts],
  );
};

/** Adds a job that is due at once. A pending job with that key keeps its later time. */
export const addJobUnlessPlanned = async <Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payload: JobPayloads[Name],
  key: string,
): Promise<void> => {
  await tx.query(
    `select graphile_worker.add_job($1, payload => $2::json, max_attempts => $3, job_key => $4,
       job_key_mode => 'preserve_run_at')`,
    [name, JSON.stringify(payload), maxAttempts, key],
  );
};

/** Adds a job unless one with that key exists and has attempts left. A job that failed keeps the time of its next attempt. */
export const addMissingJob = async <Name extends JobName>(
  tx: EntityManager,
  name: Name,
  payload: JobPayloads[Name],
  key: string,
): Promise<void> => {
  const [existingJob] = await tx.query<unknown[]>(
    "select 1 from graphile_worker.jobs where key = $1 and attempts < max_attempts",
    [key],
  );
  if (!existingJob) await addJob(tx, name, payload, { key });
};

/** Adds a job that is repeated and has no payload: it is tried once, and at most one is pending, which keeps its time. */
export const repeatJob = async (pool: pg.Pool, name: JobName): Promise<void> => {
  await pool.query(
    "select graphile_worker.add_job($1, payload => '{}'::json, max_attempts => 1, job_key => $2, job_key_mode => 'preserve_run_at')",
    [name, `again ${name}`],
  );
};
