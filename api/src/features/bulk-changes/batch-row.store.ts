import sql, { empty, raw, type Sql } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { ProductBatchRow } from "./product-batch-row.entity.ts";
import type { PlannedRow } from "./planned-row.rules.ts";

export const addRows = async (
  tx: EntityManager,
  batchId: string,
  rows: readonly PlannedRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx.query(
    `insert into product_batch_rows
       (batch_id, position, product_id, version, label, changes, stock_change, problem, cells)
     select $1, r.position, r."productId", r.version, r.label, r.changes, r."stockChange", r.problem, r.cells
     from jsonb_to_recordset($2::jsonb) as r(position integer, "productId" uuid, version integer, label text,
       changes jsonb, "stockChange" integer, problem text, cells text[])`,
    [batchId, JSON.stringify(rows)],
  );
};

export const deleteRows = async (tx: EntityManager, batchId: string): Promise<void> => {
  await tx.delete(ProductBatchRow, { batchId });
};

const columns = `position, product_id as "productId", version, label, changes, stock_change as "stockChange", problem, cells`;

/** The rows without a problem after a position, in order. */
export const rowsToApply = (
  tx: EntityManager,
  batchId: string,
  { after, limit }: { after: number; limit: number },
): Promise<PlannedRow[]> =>
  tx.query(
    `select ${columns} from product_batch_rows where batch_id = $1 and position > $2 and problem is null
     order by position limit $3`,
    [batchId, after, limit],
  );

/** The rows with a problem after a position, in order. */
export const rowsWithProblem = (
  database: Pick<Database, "primary">,
  batchId: string,
  { after, limit }: { after: number; limit: number },
): Promise<PlannedRow[]> =>
  primaryRows<PlannedRow>(
    database,
    undefined,
    `select ${columns} from product_batch_rows where batch_id = $1 and position > $2 and problem is not null
     order by position limit $3`,
    [batchId, after, limit],
  );

const list = "product-batch-rows";

export const rowCursor = (row: PlannedRow): string => encodeCursor(list, [row.position]);

export type RowSelection = { batchId: string; onlyProblems: boolean };

/** The selected rows of a batch: `from ... where ...`. */
export const rowsOfBatch = ({ batchId, onlyProblems }: RowSelection): Sql =>
  sql`from product_batch_rows where batch_id = ${batchId}::uuid
    ${onlyProblems ? sql`and problem is not null` : empty}`;

/** A page of the rows of a batch. Throws BAD_CURSOR. */
export const listRows = (
  database: Pick<Database, "primary">,
  { limit, after, ...selection }: RowSelection & { limit: number; after: string | undefined },
): Promise<PlannedRow[]> => {
  const [position] = after ? decodeCursor(list, after, ["number"]) : [];
  const { text, values } = sql`select ${raw(columns)} ${rowsOfBatch(selection)}
      ${position === undefined ? empty : sql`and position > ${position}::float8`}
    order by position limit ${limit}`;
  return primaryRows<PlannedRow>(database, undefined, text, values);
};

/** Stores the ids of the products that rows have added. */
export const setAddedIds = async (
  tx: EntityManager,
  batchId: string,
  added: readonly { position: number; productId: string }[],
): Promise<void> => {
  await tx.query(
    `update product_batch_rows r set product_id = a."productId"
     from jsonb_to_recordset($2::jsonb) as a(position integer, "productId" uuid)
     where r.batch_id = $1 and r.position = a.position`,
    [batchId, JSON.stringify(added)],
  );
};

/** Stores the movements that were really booked: pieces can have been sold since the check. */
export const setBookedStock = async (
  tx: EntityManager,
  batchId: string,
  booked: readonly { position: number; before: number; after: number }[],
): Promise<void> => {
  await tx.query(
    `update product_batch_rows r set stock_change = b.after - b.before,
       changes = jsonb_set(r.changes, '{stock}', jsonb_build_object('before', b.before, 'after', b.after))
     from jsonb_to_recordset($2::jsonb) as b(position integer, before integer, after integer)
     where r.batch_id = $1 and r.position = b.position`,
    [batchId, JSON.stringify(booked)],
  );
};
