import type { APIRequestContext } from "@playwright/test";
import { archiveTestProduct } from "./admin-product.ts";
import { sql } from "./database.ts";
import { adminOutsideBrowser } from "./shopper.ts";

type Change = { id: string; version: number; isArchived: boolean };

/** Products that a test added and left in the shop, and demo products that it left archived. */
const changesToUndo = () =>
  sql<Change>(
    `select p.id, p.version, a.id is not null as "isArchived" from products p
     left join lateral (select e.id from audit_entries e where e.subject = 'product' and e.subject_id = p.id
       and e.changes->'title'->'before' = 'null'::jsonb limit 1) a on true
     where (a.id is not null) = (p.archived_at is null)`,
    [],
  );

/**
 * Restores the demo products that a test archived, and archives the products that it added. It calls the API, so that the
 * shop counts again.
 */
const restoreCatalogue = async (request: APIRequestContext): Promise<void> => {
  const changes = await changesToUndo();
  if (changes.length === 0) return;
  const admin = await adminOutsideBrowser(request);
  for (const { isArchived, ...product } of changes) await archiveTestProduct(admin, product, isArchived);
};

/** Keeps the stock of the demo products as it is when the shop opens. */
export const keepStock = (dataDir?: string) =>
  sql("create table stock_at_start as select id, stock from stock_units", [], dataDir);

/** Restores stock and catalogue after a test: no test depends on the orders and products of another. */
export const restoreShop = async (request: APIRequestContext): Promise<void> => {
  await sql(
    "update stock_units u set stock = s.stock from stock_at_start s where s.id = u.id and u.stock <> s.stock",
    [],
  );
  await restoreCatalogue(request);
};
