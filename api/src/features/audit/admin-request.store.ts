import type { EntityManager } from "typeorm";
import type { Database } from "../../platform/database/database.ts";
import { insertNew } from "../../platform/database/insert-new.ts";
import { AdminRequest } from "./admin-request.entity.ts";

type RequestId = Pick<AdminRequest, "userId" | "key">;

/** Days for which a repeated request is recognized. */
const retentionDays = 30;

/**
 * Stores a request, and returns whether its key is new. A concurrent request with the same key waits here for the end of the
 * first one's transaction.
 */
export const addAdminRequest = (
  tx: EntityManager,
  request: RequestId & Pick<AdminRequest, "requestHash">,
): Promise<boolean> => insertNew(tx, AdminRequest, request);

export const setAdminRequestResult = async (
  tx: EntityManager,
  request: RequestId,
  resultId: string,
): Promise<void> => {
  await tx.update(AdminRequest, request, { resultId });
};

/** `null` if missing. */
export const findAdminRequest = (tx: EntityManager, request: RequestId): Promise<AdminRequest | null> =>
  tx.findOneBy(AdminRequest, request);

export const deleteOldAdminRequests = async (database: Pick<Database, "writes">): Promise<void> => {
  await database.writes.query(
    "delete from admin_requests where created_at < now() - make_interval(days => $1)",
    [retentionDays],
  );
};
