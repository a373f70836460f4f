import type { EntityManager, QueryRunner } from "typeorm";
import { addJob } from "../jobs/jobs.ts";

const tagsByTransaction = new WeakMap<QueryRunner, Set<string>>();

/**
 * Names tags of responses that the transaction makes outdated. One job purges all of them from the edge cache when it
 * commits; without an edge cache there is no job.
 */
export const outdatePages = ({ queryRunner }: EntityManager, tags: readonly string[]): void => {
  if (!queryRunner || tags.length === 0) return;
  const outdatedTags = tagsByTransaction.get(queryRunner) ?? new Set<string>();
  tagsByTransaction.set(queryRunner, outdatedTags);
  for (const tag of tags) outdatedTags.add(tag);
};

/** Adds the job that purges the outdated responses, if the transaction has named tags. */
export const addPurgeJob = async (tx: EntityManager): Promise<void> => {
  const tags = tx.queryRunner && tagsByTransaction.get(tx.queryRunner);
  if (tags) await addJob(tx, "purge-edge", { tags: [...tags], isRepeated: false });
};
