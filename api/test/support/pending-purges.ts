import type { TestShop } from "./test-shop.ts";

export type PurgeJob = { tags: string[]; isRepeated: boolean };

/** The tags of each pending purge. */
export const purgesOf = async (testShop: TestShop): Promise<string[][]> => {
  const rows = await testShop.sql<{ payload: PurgeJob }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'purge-edge' order by j.id`,
  );
  return rows.map(({ payload }) => payload.tags);
};
