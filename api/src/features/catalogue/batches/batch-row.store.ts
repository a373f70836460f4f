import sql, { empty, raw } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../../platform/paging/paging.ts";
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
       (batch_id, place, product_id, version, label, changes, stock_change, problem, cells)
     select $1, r.place, r."productId", r.version, r.label, r.changes, r."stockChange", r.problem, r.cells
     from jsonb_to_recordset($2::jsonb) as r(place integer, "productId" uuid, version integer, label text,
       changes jsonb, "stockChange" integer, problem text, cells text[])`,
    [batchId, JSON.stringify(rows)],
  );
};

export const deleteRows = async (tx: EntityManager, batchId: string): Promise<void> => {
  await tx.delete(ProductBatchRow, { batchId });
};

const columns = `place, product_id as "productId", version, label, changes, stock_change as "stockChange", problem, cells`;

/** The rows without a problem after a place, in order. */
export const rowsToApply = (
  tx: EntityManager,
  batchId: string,
  { after, limit }: { after: number; limit: number },
): Promise<PlannedRow[]> =>
  tx.query(
    `select ${columns} from product_batch_rows where batch_id = $1 and place > $2 and problem is null
     order by place limit $3`,
    [batchId, after, limit],
  );

/** The rows with a problem after a place, in order. */
export const rowsWithProblem = (
  database: Pick<Database, "primary">,
  batchId: string,
  { after, limit }: { after: number; limit: number },
): Promise<PlannedRow[]> =>
  primaryRows<PlannedRow>(
    database,
    undefined,
    `select ${columns} from product_batch_rows where batch_id = $1 and place > $2 and problem is not null
     order by place limit $3`,
    [batchId, after, limit],
  );

const list = "product-batch-rows";

export const rowCursor = (row: PlannedRow): string => encodeCursor(list, [row.place]);

export type RowListQuery = {
  batchId: string;
  onlyProblems: boolean;
  limit: number;
  after: string | undefined;
};

/** A page of the rows of a batch. Throws BAD_CURSOR. */
export const listRows = (
  database: Pick<Database, "primary">,
  { batchId, onlyProblems, limit, after }: RowListQuery,
): Promise<PlannedRow[]> => {
  const [place] = after ? decodeCursor(list, after, ["number"]) : [];
  const { text, values } =
    sql`select ${raw(columns)} from product_batch_rows where batch_id = ${batchId}::uuid
      ${onlyProblems ? sql`and problem is not null` : empty}
      ${place === undefined ? empty : sql`and place > ${place}::float8`}
    order by place limit ${limit}`;
  return primaryRows<PlannedRow>(database, undefined, text, values);
};

/** Stores the ids of the products that rows have added. */
export const setAddedIds = async (
  tx: EntityManager,
  batchId: string,
  added: readonly { place: number; productId: string }[],
): Promise<void> => {
  await tx.query(
    `update product_batch_rows r set product_id = a."productId"
     from jsonb_to_recordset($2::jsonb) as a(place integer, "productId" uuid)
     where r.batch_id = $1 and r.place = a.place`,
    [batchId, JSON.stringify(added)],
  );
};

/** Stores the movements that were really booked: pieces can have been sold since the check. */
export const setBookedStock = async (
  tx: EntityManager,
  batchId: string,
  booked: readonly { place: number; before: number; after: number }[],
): Promise<void> => {
  await tx.query(
    `update product_batch_rows r set stock_change = b.after - b.before,
       changes = jsonb_set(r.changes, '{stock}', jsonb_build_object('before', b.before, 'after', b.after))
     from jsonb_to_recordset($2::jsonb) as b(place integer, before integer, after integer)
     where r.batch_id = $1 and r.place = b.place`,
    [batchId, JSON.stringify(booked)],
  );
};
