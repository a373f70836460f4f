import type { EntityManager } from "typeorm";
import { catalogueRows, type Database } from "../../platform/database/database.ts";
import type { Collection } from "./collection.entity.ts";

type Source = { database: Pick<Database, "catalogue"> };

/** A collection with the ids of its pinned products, in their order; of picked ones it has none. */
export type CollectionRow = Omit<Collection, "createdAt" | "hiddenAt"> & { pinnedIds: string[] };

const columns = `c.id, c.version, c.slug, c.title, c.text, c.kind, c.rule, c.picture_key as "pictureKey",
  c.picture_width as "pictureWidth", c.picture_height as "pictureHeight", c.picture_alt as "pictureAlt",
  c.picture_focus as "pictureFocus", c.position,
  case c.kind when 'rule' then coalesce((select json_agg(i.product_id order by i.position) from collection_products i
    where i.collection_id = c.id), '[]') else '[]' end as "pinnedIds"`;

/** The collection with this slug, or that had it before; `undefined` if the shop shows none. */
export const findCollection = async (
  { database }: Source,
  slug: string,
): Promise<CollectionRow | undefined> => {
  const [row] = await catalogueRows<CollectionRow>(
    database,
    "collection",
    `select ${columns} from collections c
     where c.hidden_at is null and (c.slug = $1 or c.id = (select o.collection_id from collection_slugs o where o.slug = $1))
     order by c.slug <> $1 limit 1`,
    [slug],
  );
  return row;
};

/** The collections with these ids, also hidden ones. */
export const collectionsByIds = (tx: EntityManager, ids: readonly string[]): Promise<CollectionRow[]> =>
  tx.query<CollectionRow[]>(
    `select ${columns} from collections c where c.id = any($1::uuid[]) order by c.id`,
    [ids],
  );

/** The collections that are not hidden, in their order, also those without products. */
export const listedCollections = ({ database }: Source): Promise<CollectionRow[]> =>
  catalogueRows<CollectionRow>(
    database,
    "collections",
    `select ${columns} from collections c where c.hidden_at is null order by c.position, c.id`,
    [],
  );
