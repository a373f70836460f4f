import { primaryRows, type Database } from "../../platform/database/database.ts";
import type { StoredContent, StoredVersion } from "./content-dates.rules.ts";

type VersionRow = Omit<StoredContent, "versions"> & StoredVersion;

/**
 * Every document with its valid version and the later ones, and the time of the database. A document without them is missing. The
 * version that was valid a day ago is read too: the clock of a process may be set back.
 */
export const readContents = async (
  database: Database,
): Promise<{ contents: StoredContent[]; readAt: Date }> => {
  const rows = await primaryRows<VersionRow & { readAt: Date }>(
    database,
    "contents",
    `select d.id, d.kind, d.slug, v.number, v.published_at as "publishedAt", v.body,
       clock_timestamp() as "readAt"
     from content_documents d join content_versions v on v.document_id = d.id
     where v.published_at > now() - interval '1 day' or v.number = (
       select number from content_versions c where c.document_id = d.id and c.published_at <= now() - interval '1 day'
       order by c.published_at desc, c.number desc limit 1)
     order by d.id, v.published_at desc, v.number desc`,
    [],
  );
  const byId = new Map<string, StoredContent>();
  for (const { id, kind, slug, number, publishedAt, body } of rows) {
    const content = byId.get(id) ?? { id, kind, slug, versions: [] };
    byId.set(id, content);
    content.versions.push({ number, publishedAt, body });
  }
  return { contents: [...byId.values()], readAt: rows[0]?.readAt ?? new Date() };
};

/** A version of a document that is valid or was so; `undefined` if it has none of the number. */
export const pastVersion = async (
  database: Database,
  documentId: string,
  number: number,
): Promise<StoredVersion | undefined> => {
  const [row] = await primaryRows<StoredVersion>(
    database,
    "past-content-version",
    `select number, published_at as "publishedAt", body from content_versions
     where document_id = $1 and number = $2 and published_at <= now()`,
    [documentId, number],
  );
  return row;
};
