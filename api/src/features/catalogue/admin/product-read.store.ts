import type { EntityManager } from "typeorm";

/** Version and stock of a product as a REST response stated them. */
export type ProductRead = { version: number; stock: number };

/**
 * Stores what a REST response states, so that a later PUT of the same session can be compared with it. In the order of the ids:
 * requests at the same time do not block each other for good.
 */
export const saveReads = async (
  tx: EntityManager,
  sessionId: string,
  products: readonly (ProductRead & { id: string })[],
): Promise<void> => {
  await tx.query(
    `insert into product_reads (session_id, product_id, version, stock)
     select $1, r.* from unnest($2::uuid[], $3::int[], $4::int[]) r order by 2
     on conflict (session_id, product_id) do update set version = excluded.version, stock = excluded.stock`,
    [
      sessionId,
      products.map(({ id }) => id),
      products.map(({ version }) => version),
      products.map(({ stock }) => stock),
    ],
  );
};

/** What the session last read of a product; `undefined` if it read nothing. */
export const readOf = async (
  tx: EntityManager,
  sessionId: string,
  productId: string,
): Promise<ProductRead | undefined> => {
  const [row] = await tx.query<ProductRead[]>(
    "select version, stock from product_reads where session_id = $1 and product_id = $2",
    [sessionId, productId],
  );
  return row;
};
