import type { EntityManager } from "typeorm";
import type { Database } from "../../platform/database/database.ts";
import type { AdminRequest } from "./admin-request.entity.ts";

type RequestId = Pick<AdminRequest, "userId" | "key">;

/** Days for which a repeated request is recognized. */
const retentionDays = 30;

/**
 * Stores a request, and returns whether its key is new. A concurrent request with the same key waits here for the end of the
 * first one's transaction.
 */
export const addAdminRequest = async (
  tx: EntityManager,
  { userId, key, requestHash }: RequestId & Pick<AdminRequest, "requestHash">,
): Promise<boolean> => {
  const added = await tx.query<unknown[]>(
    `insert into admin_requests (user_id, key, request_hash) values ($1, $2, $3)
     on conflict do nothing returning key`,
    [userId, key, requestHash],
  );
  return added.length > 0;
};

export const setAdminRequestResult = async (
  tx: EntityManager,
  { userId, key }: RequestId,
  resultId: string,
): Promise<void> => {
  await tx.query("update admin_requests set result_id = $3 where user_id = $1 and key = $2", [
    userId,
    key,
    resultId,
  ]);
};

export const findAdminRequest = async (
  tx: EntityManager,
  { userId, key }: RequestId,
): Promise<Pick<AdminRequest, "requestHash" | "resultId"> | undefined> => {
  const [row] = await tx.query<Pick<AdminRequest, "requestHash" | "resultId">[]>(
    `select request_hash as "requestHash", result_id as "resultId" from admin_requests
     where user_id = $1 and key = $2`,
    [userId, key],
  );
  return row;
};

export const deleteOldAdminRequests = async (database: Pick<Database, "writes">): Promise<void> => {
  await database.writes.query(
    "delete from admin_requests where created_at < now() - make_interval(days => $1)",
    [retentionDays],
  );
};
