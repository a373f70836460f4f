import type { EntityManager } from "typeorm";

/**
 * Locks at most `limit` products with outdated facets, and returns their ids. Products that another transaction has locked are
 * left out, and do not count; deleted ones are included.
 */
export const lockOutdatedProducts = async (tx: EntityManager, limit: number): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select o.product_id as id
     from (select distinct product_id from outdated_facets) o
     left join lateral (select id from products where id = o.product_id for no key update skip locked) p on true
     where p.id is not null or not exists (select from products where id = o.product_id)
     limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
};

/**
 * Computes the facets of locked products. The second statement sees the stock of every transaction whose row the first one has
 * deleted; a later one adds a row of its own.
 */
export const refreshLockedProducts = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.query("delete from outdated_facets where product_id = any($1::uuid[])", [ids]);
  await tx.query("select refresh_sizes_in_stock($1::uuid[])", [ids]);
};
