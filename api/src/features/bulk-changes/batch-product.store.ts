import type { EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { fieldColumns } from "../catalogue/product-fields.store.ts";
import type { CurrentProduct } from "./planned-row.rules.ts";

const columns = `p.id, p.version, ${fieldColumns}, p.archived_at is not null as "isArchived",
  (select coalesce(json_agg(json_build_object('id', u.id, 'size', u.size, 'color', u.color, 'stock', u.stock)
     order by u.id), '[]') from stock_units u where u.product_id = p.id) as units,
  (select coalesce(json_agg(json_build_object('id', v.id, 'productId', v.product_id, 'size', v.size, 'color', v.color,
     'sku', v.sku, 'barcode', v.barcode)), '[]') from product_variants v where v.product_id = p.id) as variants,
  array(select i.media_key from product_pictures i where i.product_id = p.id order by i.position) as "mediaKeys"`;

/** The products with these ids or handles, without locks. */
export const currentProducts = (
  tx: EntityManager,
  { ids, handles = [] }: { ids: readonly string[]; handles?: readonly string[] },
): Promise<CurrentProduct[]> =>
  tx.query<CurrentProduct[]>(
    `select ${columns} from products p where p.id = any($1::uuid[])
     union all
     select ${columns} from products p where p.handle = any($2::text[]) and p.id <> all($1::uuid[])`,
    [ids, handles],
  );

/** Which of these products are archived because an import was undone, and for no later reason. */
export const archivedByUndo = async (
  tx: EntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ id: string }[]>(
    `select e.id from (
       select distinct on (subject_id) subject_id as id, batch_id from audit_entries
       where subject = 'product' and subject_id = any($1::uuid[]) and changes ? 'isArchived'
       order by subject_id, audit_entries.id desc) e
     join product_batches u on u.id = e.batch_id join product_batches i on i.id = u.undo_of
     where i.kind = 'import'`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Products after an id in ascending order of ids, archived ones included. */
export const productsAfter = (
  database: Pick<Database, "primary">,
  { after, limit }: { after: string; limit: number },
): Promise<CurrentProduct[]> =>
  primaryRows<CurrentProduct>(
    database,
    "products-to-export",
    `select ${columns} from products p where p.id > $1::uuid order by p.id limit $2`,
    [after, limit],
  );

/**
 * Locks the products of a batch in ascending order of ids, and counts those that another admin has changed since the
 * check.
 */
export const lockBatchProducts = async (tx: EntityManager, batchId: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }[]>(
    `with planned as materialized (
       select product_id, version from product_batch_rows
       where batch_id = $1 and product_id is not null and problem is null),
     locked as materialized (
       select id, version from products where id in (select product_id from planned) order by id for no key update)
     select count(*)::int as count from planned r left join locked l on l.id = r.product_id
     where l.version is distinct from r.version`,
    [batchId],
  );
  return row?.count ?? 0;
};

export type UnitChange = {
  unitId: string;
  productId: string;
  position: number;
  label: string;
  stock: number;
  stockChange: number;
  isTracked: boolean;
};

/** The stock units of the rows that move stock, locked in ascending order of ids like those of orders. */
export const lockUnitsOfBatch = (tx: EntityManager, batchId: string): Promise<UnitChange[]> =>
  tx.query<UnitChange[]>(
    `select u.id as "unitId", u.product_id as "productId", r.position, r.label, u.stock, r.stock_change as "stockChange",
       u.size is not null or u.color is not null as "isTracked"
     from stock_units u join product_batch_rows r on r.product_id = u.product_id
     where r.batch_id = $1 and r.problem is null and r.version is not null and r.stock_change <> 0
     order by u.id for update of u`,
    [batchId],
  );

/** Sets the stock of units by one statement. The trigger on stock units records the differences. */
export const setStocks = async (
  tx: EntityManager,
  stocks: readonly { unitId: string; after: number }[],
): Promise<void> => {
  await tx.query(
    `update stock_units u set stock = s.after
     from jsonb_to_recordset($1::jsonb) as s("unitId" uuid, after integer) where u.id = s."unitId"`,
    [JSON.stringify(stocks)],
  );
  recordEvent(
    tx,
    "stock.changed",
    stocks.map(({ unitId }) => unitId),
  );
};

/** Adds the pooled stock units of new products by one statement. */
export const addPooledUnits = async (
  tx: EntityManager,
  products: readonly { productId: string; stock: number }[],
): Promise<void> => {
  const rows = await tx.query<{ id: string }[]>(
    `insert into stock_units (product_id, stock)
     select p."productId", p.stock from jsonb_to_recordset($1::jsonb) as p("productId" uuid, stock integer) returning id`,
    [JSON.stringify(products)],
  );
  recordEvent(
    tx,
    "stock.changed",
    rows.map(({ id }) => id),
  );
};

/** Which of these products count their pieces by size and colour. */
export const trackedProducts = async (
  tx: EntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ id: string }[]>(
    `select distinct product_id as id from stock_units
     where product_id = any($1::uuid[]) and (size is not null or color is not null)`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
};
