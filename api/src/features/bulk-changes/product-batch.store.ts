import sql, { empty, raw } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { neverSilent } from "../../platform/database/pool-limits.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import type { Author } from "../audit/audit.rules.ts";
import { BatchStatus, undoDays, type BatchKind } from "./batch.rules.ts";
import type { BatchRequest } from "./batch-request.rules.ts";
import { ProductBatch } from "./product-batch.entity.ts";

/** A batch as the database returns it. */
export type BatchRow = {
  id: string;
  kind: BatchKind;
  name: string;
  status: BatchStatus;
  userId: string;
  userName: string;
  channel: Author["channel"];
  request: BatchRequest;
  problem: string | null;
  changedCount: number;
  addedCount: number;
  unchangedCount: number;
  problemCount: number;
  createdAt: string;
  requestedAt: string;
  appliedAt: string | null;
  undoOf: string | null;
  undoneAt: string | null;
  alreadyImportedAt: string | null;
};

/** Without the request, which names up to 10,000 products. */
const columns = `b.id, b.kind, b.name, b.status, b.user_id as "userId", b.user_name as "userName", b.channel, b.problem,
  b.changed_count as "changedCount", b.added_count as "addedCount", b.unchanged_count as "unchangedCount",
  b.problem_count as "problemCount", ${instantText("b.created_at")} as "createdAt",
  ${instantText("b.requested_at")} as "requestedAt", ${instantText("b.applied_at")} as "appliedAt",
  b.undo_of as "undoOf", ${instantText("b.undone_at")} as "undoneAt",
  case b.kind when 'import' then b.request->>'alreadyImportedAt' end as "alreadyImportedAt"`;

export type ShownBatch = Omit<BatchRow, "request">;

export type NewBatch = Pick<BatchRow, "kind" | "name" | "status" | "request"> & {
  author: Author;
  undoOf?: string;
};

export const addBatch = async (tx: EntityManager, batch: NewBatch): Promise<string> => {
  const { author, ...row } = batch;
  const { userId, name: userName, channel } = author;
  const added = await tx.insert(ProductBatch, { ...row, userId, userName, channel });
  return (added.identifiers[0] as { id: string }).id;
};

/** One batch; `undefined` if missing. */
export const findBatch = async (
  database: Pick<Database, "primary">,
  id: string,
): Promise<ShownBatch | undefined> => {
  const { text, values } = sql`select ${raw(columns)} from product_batches b where b.id = ${id}::uuid`;
  return (await primaryRows<ShownBatch>(database, undefined, text, values))[0];
};

/** Locks a batch until the transaction ends; `undefined` if missing. */
export const lockBatch = async (tx: EntityManager, id: string): Promise<BatchRow | undefined> => {
  const [row] = await tx.query<BatchRow[]>(
    `select ${columns}, b.request from product_batches b where b.id = $1 for update`,
    [id],
  );
  return row;
};

type BatchChanges = Partial<
  Pick<
    ProductBatch,
    "status" | "userId" | "userName" | "changedCount" | "addedCount" | "unchangedCount" | "problemCount"
  > & { request: BatchRequest }
>;

/** Changes a batch, whose problem is then gone. `isRequested` starts the time in which it has to be done. */
export const setBatch = async (
  tx: EntityManager,
  id: string,
  changes: BatchChanges,
  isRequested = false,
): Promise<void> => {
  await tx.update(
    ProductBatch,
    { id },
    {
      ...changes,
      problem: null,
      ...(isRequested && { requestedAt: () => "now()" }),
      ...(changes.status === BatchStatus.APPLIED && { appliedAt: () => "now()" }),
    },
  );
};

/** Makes a batch REFUSED if it still has the status: another worker may have applied it since. */
export const refuseBatch = async (
  database: Pick<Database, "source">,
  { batchId, status, problem }: { batchId: string; status: BatchStatus; problem: string },
): Promise<void> => {
  await database.source.manager.update(
    ProductBatch,
    { id: batchId, status },
    { status: BatchStatus.REFUSED, problem },
  );
};

/** When another import with the same content was applied, if that can still be undone; `undefined` if there is none. */
export const sameFileAppliedAt = async (
  tx: EntityManager,
  { id, contentHash }: { id: string; contentHash: string },
): Promise<string | undefined> => {
  const [row] = await tx.query<{ appliedAt: string }[]>(
    `select ${instantText("applied_at")} as "appliedAt" from product_batches
     where applied_at > now() - make_interval(days => $3) and kind = 'import' and undone_at is null
       and id <> $1 and request->>'contentHash' = $2
     order by applied_at desc limit 1`,
    [id, contentHash, undoDays],
  );
  return row?.appliedAt;
};

export const setUndone = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(ProductBatch, { id }, { undoneAt: () => "now()" });
};

const list = "product-batches";

export const batchCursor = (row: ShownBatch): string => encodeCursor(list, [row.appliedAt ?? "", row.id]);

/** The applied batches: `from ... where ...`. */
export const appliedBatches = sql`from product_batches b where b.applied_at is not null`;

/** A page of the applied batches, newest first. Throws BAD_CURSOR. */
export const listBatches = (
  database: Pick<Database, "primary">,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<ShownBatch[]> => {
  const [at, id] = after ? decodeCursor(list, after, ["instant", "id"]) : [];
  const { text, values } = sql`select ${raw(columns)} ${appliedBatches}
    ${at === undefined ? empty : sql`and (b.applied_at, b.id) < (${at}::timestamptz, ${id}::uuid)`}
    order by b.applied_at desc, b.id desc limit ${limit}`;
  return primaryRows<ShownBatch>(database, undefined, text, values);
};

/**
 * Deletes batches that were not applied for a day, or whose job has failed for good, the parts and the list of new pictures of
 * applied files, and rows that can no longer be undone. The files of pictures have their own jobs since they were recorded.
 */
export const deleteOldBatches = async (database: Pick<Database, "openPool">): Promise<void> => {
  // The rows of large imports take longer than the time limits of other connections.
  const pool = database.openPool(1, { silentAfter: neverSilent });
  try {
    await pool.query(
      `delete from product_batches b where b.applied_at is null and b.requested_at < now()
         - case when b.status in ('checking', 'applying') then interval '7 days' else interval '1 day' end`,
    );
    for (const table of ["product_batch_parts", "product_batch_pictures"])
      await pool.query(
        `delete from ${table} p using product_batches b where b.id = p.batch_id and b.applied_at is not null`,
      );
    await pool.query(
      `delete from product_batch_rows r using product_batches b
       where b.id = r.batch_id and b.applied_at < now() - make_interval(days => $1)`,
      [undoDays],
    );
  } finally {
    await pool.end();
  }
};

/** The header row of an imported file; `undefined` for another batch. */
export const findBatchHeader = async (
  database: Pick<Database, "primary">,
  id: string,
): Promise<string[] | undefined> => {
  const text = "select request->'header' as header from product_batches where id = $1::uuid";
  const [row] = await primaryRows<{ header: string[] | null }>(database, undefined, text, [id]);
  return row?.header ?? undefined;
};
