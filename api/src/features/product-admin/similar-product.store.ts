import type { EntityManager } from "typeorm";

type Similar = { id: string; title: string };

/** The products that are picked as similar to some products, in their order, archived ones included. */
export const similarOf = (
  tx: EntityManager,
  productIds: readonly string[],
): Promise<(Similar & { similarTo: string })[]> =>
  tx.query<(Similar & { similarTo: string })[]>(
    `select p.id, p.title, s.product_id as "similarTo" from similar_products s join products p on p.id = s.similar_id
     where s.product_id = any($1::uuid[]) order by s.position`,
    [productIds],
  );

/** Replaces them. */
export const writeSimilar = async (
  tx: EntityManager,
  productId: string,
  ids: readonly string[],
): Promise<void> => {
  await tx.query("delete from similar_products where product_id = $1", [productId]);
  await tx.query(
    `insert into similar_products (product_id, similar_id, position)
     select $1, o.id, o.position - 1 from unnest($2::uuid[]) with ordinality o(id, position)`,
    [productId, ids],
  );
};

/** The titles of these products by their ids; unknown ones are missing. */
export const titlesOf = async (tx: EntityManager, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await tx.query<Similar[]>("select id, title from products where id = any($1::uuid[])", [ids]);
  return new Map(rows.map(({ id, title }) => [id, title]));
};
