import { In, type EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { productOfChart, type ContentBody, type ContentKind } from "../content/content-body.rules.ts";
import type { StoredVersion } from "../content/content-dates.rules.ts";
import { ContentDocument } from "../content/content-document.entity.ts";
import { UploadedPicture } from "../content/content-picture.entity.ts";
import { ContentVersion } from "../content/content-version.entity.ts";

/** Versions of a document that its history shows. */
const shownVersions = 100;

export const lockDocument = (tx: EntityManager, id: string): Promise<ContentDocument | null> =>
  tx.findOne(ContentDocument, { where: { id }, lock: { mode: "pessimistic_write" } });

export const documentById = (tx: EntityManager, id: string): Promise<ContentDocument | null> =>
  tx.findOneBy(ContentDocument, { id });

export const hasDocument = (tx: EntityManager, kind: ContentKind, slug: string): Promise<boolean> =>
  tx.existsBy(ContentDocument, { kind, slug });

export const countDocuments = (tx: EntityManager): Promise<number> => tx.count(ContentDocument);

/** The newest versions of a document, the scheduled ones first. */
export const versionsOf = (tx: EntityManager, documentId: string): Promise<ContentVersion[]> =>
  tx.find(ContentVersion, {
    where: { documentId },
    order: { publishedAt: "DESC", number: "DESC" },
    take: shownVersions,
  });

export const versionOf = (
  tx: EntityManager,
  documentId: string,
  number: number,
): Promise<ContentVersion | null> => tx.findOneBy(ContentVersion, { documentId, number });

/** Adds the next version of a document. Returns its number. */
export const addVersion = async (
  tx: EntityManager,
  documentId: string,
  { body, publishedAt }: Pick<StoredVersion, "body" | "publishedAt">,
): Promise<number> => {
  const [{ number }] = await tx.query<[{ number: number }]>(
    `insert into content_versions (document_id, number, body, published_at)
     select $1, coalesce(max(number), 0) + 1, $2::jsonb, $3 from content_versions where document_id = $1
     returning number`,
    [documentId, body && JSON.stringify(body), publishedAt],
  );
  return number;
};

/** The sizes of uploaded pictures by their keys. */
export const pictureSizes = async (
  tx: EntityManager,
  keys: readonly string[],
): Promise<Map<string, { width: number; height: number }>> => {
  const pictures = keys.length === 0 ? [] : await tx.findBy(UploadedPicture, { mediaKey: In([...keys]) });
  return new Map(pictures.map(({ mediaKey, width, height }) => [mediaKey, { width, height }]));
};

/** Remembers an uploaded picture. Its files are never deleted from then on. */
export const addPicture = async (
  tx: EntityManager,
  picture: { mediaKey: string; width: number; height: number },
): Promise<void> => {
  await tx.createQueryBuilder().insert().into(UploadedPicture).values(picture).orIgnore().execute();
};

export type ListedDocument = {
  id: string;
  kind: ContentKind;
  slug: string;
  version: number;
  hasChanges: boolean;
  /** Of the valid version; otherwise of the draft. */
  body: ContentBody | null;
  /** Of the product of a size chart. */
  productTitle: string | null;
  publishedAt: Date | null;
  isPublished: boolean;
  scheduledAt: Date | null;
};

/** Every document with its valid version. */
export const listDocuments = (database: Database): Promise<ListedDocument[]> =>
  primaryRows<ListedDocument>(
    database,
    "content-documents",
    `select d.id, d.kind, d.slug, d.version, d.draft is not null as "hasChanges", coalesce(v.body, d.draft) as body,
       p.title as "productTitle",
       v.published_at as "publishedAt", v.body is not null as "isPublished",
       (select min(published_at) from content_versions s where s.document_id = d.id and s.published_at > now())
         as "scheduledAt"
     from content_documents d left join lateral (
       select body, published_at from content_versions c where c.document_id = d.id and c.published_at <= now()
       order by c.published_at desc, c.number desc limit 1) v on true
     left join products p on p.id = case when d.slug like 'product/%' then substr(d.slug, 9)::uuid end
     order by d.kind, d.slug`,
    [],
  );

/** The title of the product of a size chart; `undefined` for any other text. */
export const productTitleOf = async (tx: EntityManager, slug: string): Promise<string | undefined> => {
  const productId = productOfChart(slug);
  if (!productId) return undefined;
  const [product] = await tx.query<{ title: string }[]>("select title from products where id = $1", [
    productId,
  ]);
  return product?.title;
};

/** Of the ids of products, those that the shop sells. */
export const soldProductIds = async (tx: EntityManager, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await tx.query<{ id: string }[]>(
    "select id from products where id = any($1::uuid[]) and archived_at is null",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
};
