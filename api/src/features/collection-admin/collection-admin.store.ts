import type { EntityManager } from "typeorm";
import { Collection } from "../collections/collection.entity.ts";
import { CollectionSlug } from "../collections/collection-slug.entity.ts";

/** All collections in their order, hidden and empty ones included. */
export const allCollections = (tx: EntityManager): Promise<Collection[]> =>
  tx.find(Collection, { order: { position: "asc", id: "asc" } });

export const collectionById = (tx: EntityManager, id: string): Promise<Collection | null> =>
  tx.findOneBy(Collection, { id });

export const lockCollection = (tx: EntityManager, id: string): Promise<Collection | null> =>
  tx.findOne(Collection, { where: { id }, lock: { mode: "pessimistic_write" } });

/** Lets one change at a time add collections or put them in order, until the transaction ends. */
export const lockPositions = async (tx: EntityManager): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('collections', 0))");
};

/** Writes the positions of collections: those of the list, from 0. */
export const writePositions = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.query(
    `update collections c set position = o.position - 1 from unnest($1::uuid[]) with ordinality o(id, position)
     where c.id = o.id and c.position <> o.position - 1`,
    [ids],
  );
};

type PickedIds = { collectionId: string; productIds: string[] };

/** The ids of the picked or pinned products of many collections, in their order. */
export const pickedIdsOf = (tx: EntityManager, ids: readonly string[]): Promise<PickedIds[]> =>
  tx.query<PickedIds[]>(
    `select collection_id as "collectionId", json_agg(product_id order by position) as "productIds"
     from collection_products where collection_id = any($1::uuid[]) group by collection_id`,
    [ids],
  );

export const pickedIds = async (tx: EntityManager, id: string): Promise<string[]> =>
  (await pickedIdsOf(tx, [id]))[0]?.productIds ?? [];

/** Writes the picked products of a collection in their order. Rows that stay as they are are not written. */
export const writePickedIds = async (
  tx: EntityManager,
  id: string,
  productIds: readonly string[],
): Promise<void> => {
  await tx.query(
    `delete from collection_products i where i.collection_id = $1
       and not exists (select from unnest($2::uuid[]) o where o = i.product_id)`,
    [id, productIds],
  );
  await tx.query(
    `insert into collection_products as i (collection_id, product_id, position)
     select $1, o.id, o.position - 1 from unnest($2::uuid[]) with ordinality o(id, position) order by o.id
     on conflict (collection_id, product_id) do update set position = excluded.position
       where i.position <> excluded.position`,
    [id, productIds],
  );
};

/** The number of these products, archived ones included. */
export const countProducts = async (tx: EntityManager, productIds: readonly string[]): Promise<number> => {
  const [row] = await tx.query<[{ count: number }]>(
    "select count(*)::int as count from products where id = any($1::uuid[])",
    [productIds],
  );
  return row.count;
};

/** Remembers the former slug of a collection. The present one of any collection is no former one. */
export const keepFormerSlug = async (
  tx: EntityManager,
  { id, former, slug }: { id: string; former: string | undefined; slug: string },
): Promise<void> => {
  await tx.delete(CollectionSlug, { slug });
  if (former !== undefined && former !== slug)
    await tx.upsert(CollectionSlug, { slug: former, collectionId: id }, ["slug"]);
};

/** The name of a promotion on a collection that is not over; `undefined` without one. */
export const promotionOnCollection = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const [row] = await tx.query<{ title: string }[]>(
    `select title from promotions where $1::uuid = any(collection_ids) and (ends_at is null or ends_at > now())
     order by id limit 1`,
    [id],
  );
  return row?.title;
};
