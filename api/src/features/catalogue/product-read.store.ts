import type { EntityManager } from "typeorm";

/** Version and stock of a product as a response stated them. */
export type StatedProduct = { id: string; version: number; stock: number };

/** What a session knows of a product. `requestedStock` is the stock that its last PUT asked for, if it has read nothing since. */
export type ProductRead = { version: number; stock: number; requestedStock: number | null };

const saveStated = async (
  tx: EntityManager,
  sessionId: string,
  products: readonly StatedProduct[],
  requestedStock: "null" | "product_reads.requested_stock",
): Promise<void> => {
  await tx.query(
    `insert into product_reads (session_id, product_id, version, stock)
     select $1, r.* from unnest($2::uuid[], $3::int[], $4::int[]) r order by 2
     on conflict (session_id, product_id) do update
       set version = excluded.version, stock = excluded.stock, requested_stock = ${requestedStock}`,
    [
      sessionId,
      products.map(({ id }) => id),
      products.map(({ version }) => version),
      products.map(({ stock }) => stock),
    ],
  );
};

/**
 * Stores what a response states, so that a later PUT of the same session can be compared with it. In the order
 * of the ids: requests at the same time do not block each other for good.
 */
export const saveReads = (
  tx: EntityManager,
  sessionId: string,
  products: readonly StatedProduct[],
): Promise<void> => saveStated(tx, sessionId, products, "null");

/** Stores what the response to a change over REST states. The response can be lost, so the requested stock stays. */
export const saveChanged = (
  tx: EntityManager,
  sessionId: string,
  products: readonly StatedProduct[],
): Promise<void> => saveStated(tx, sessionId, products, "product_reads.requested_stock");

/** Stores the stock that a PUT asks for, in the transaction that books it. */
export const saveRequestedStock = async (
  tx: EntityManager,
  sessionId: string,
  { id, version, stock }: StatedProduct,
): Promise<void> => {
  await tx.query(
    `insert into product_reads (session_id, product_id, version, stock, requested_stock) values ($1, $2, $3, $4, $4)
     on conflict (session_id, product_id) do update
       set version = excluded.version, stock = excluded.stock, requested_stock = excluded.requested_stock`,
    [sessionId, id, version, stock],
  );
};

/** What the session last read of a product, or asked for; `undefined` if neither. */
export const readOf = async (
  tx: EntityManager,
  sessionId: string,
  productId: string,
): Promise<ProductRead | undefined> => {
  const [row] = await tx.query<ProductRead[]>(
    `select version, stock, requested_stock as "requestedStock" from product_reads
     where session_id = $1 and product_id = $2`,
    [sessionId, productId],
  );
  return row;
};
