import { catalogueRows, type Database } from "../../../platform/database/database.ts";
import { instantText } from "../../../platform/database/instant-text.ts";

type Source = Pick<Database, "catalogue">;

export type SitemapProduct = { id: string; title: string; slug: string | null; updatedAt: string };

/** Rows of one statement: a sitemap is sent while it is read, and each one that is sent holds the rows of two statements. */
const rowsPerRead = 500;

/** Before the id of every product. */
const firstId = "00000000-0000-0000-0000-000000000000";

/** The products on sale after an id in the order of ids, at most `limit`, in chunks. */
export async function* sitemapProducts(
  source: Source,
  after: string | undefined,
  limit: number,
): AsyncGenerator<SitemapProduct[]> {
  let lastId = after ?? firstId;
  for (let left = limit; left > 0;) {
    const rows = await catalogueRows<SitemapProduct>(
      source,
      "sitemap",
      `select p.id, p.title, p.slug, ${instantText("p.updated_at")} as "updatedAt" from products p
       where p.archived_at is null and p.id > $1 order by p.id limit $2`,
      [lastId, Math.min(left, rowsPerRead)],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    lastId = last.id;
    left -= rows.length;
  }
}

/**
 * The ids after which a further sitemap begins, if each has `size` products. A statement reads the ids of one sitemap, so that
 * none is long.
 */
export const sitemapBoundaries = async (source: Source, size: number): Promise<string[]> => {
  const boundaries: string[] = [];
  for (;;) {
    const [row] = await catalogueRows<{ id: string; hasMore: boolean }>(
      source,
      "sitemap-boundary",
      `select p.id, exists (select 1 from products q where q.archived_at is null and q.id > p.id) as "hasMore"
       from products p where p.archived_at is null and p.id > $1 order by p.id offset $2 limit 1`,
      [boundaries.at(-1) ?? firstId, size - 1],
    );
    if (!row?.hasMore) return boundaries;
    boundaries.push(row.id);
  }
};
