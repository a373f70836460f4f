import sql, { empty, raw } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { notify } from "../../platform/database/notices.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { productListTag, productTag } from "../shop/edge-tags.rules.ts";
import type { AuditAuthor, AuditEntry } from "./audit-entry.entity.ts";
import {
  auditChannel,
  AuditSubject,
  type Author,
  type FieldChanges,
  type LaterChange,
} from "./audit.rules.ts";

export type NewAuditEntry = {
  author: Author;
  /** Name of the mutation. */
  action: string;
  subject: AuditSubject;
  subjectId: string;
  /** Title or number of the changed object. */
  label: string;
  /** Version of a product after the change. */
  version?: number | undefined;
  changes: FieldChanges;
  batchId?: string | undefined;
};

/**
 * Adds the entries in the transaction of their changes, by one statement. All processes get a notice when it commits.
 * Changed products make the pages that show them outdated, and all lists.
 */
export const addAuditEntries = async (
  tx: EntityManager,
  entries: readonly NewAuditEntry[],
): Promise<void> => {
  const rows = entries.map(({ author, ...entry }) => ({
    ...entry,
    userId: author.userId,
    userName: author.name,
    door: author.door,
  }));
  await tx.query(
    `insert into audit_entries (user_id, user_name, door, action, subject, subject_id, label, version, changes, batch_id)
     select e."userId", e."userName", e.door, e.action, e.subject, e."subjectId", e.label, e.version, e.changes, e."batchId"
     from jsonb_to_recordset($1::jsonb) as e("userId" uuid, "userName" text, door text, action text, subject text,
       "subjectId" uuid, label text, version integer, changes jsonb, "batchId" uuid)`,
    [JSON.stringify(rows)],
  );
  for (const subject of new Set(entries.map((entry) => entry.subject)))
    await notify(tx, auditChannel, subject);
  const products = entries.filter(({ subject }) => subject === AuditSubject.PRODUCT);
  if (products.length > 0)
    outdatePages(tx, [productListTag, ...products.map(({ subjectId }) => productTag(subjectId))]);
};

export const addAudit = (tx: EntityManager, entry: NewAuditEntry): Promise<void> =>
  addAuditEntries(tx, [entry]);

/** An entry as the database returns it. */
export type AuditRow = Omit<AuditEntry, "at"> & { at: string };

const columns = `e.id, ${instantText("e.at")} as at, e.user_id as "userId", e.user_name as "userName", e.door, e.action, e.subject,
  e.subject_id as "subjectId", e.label, e.version, e.changes, e.batch_id as "batchId"`;

const list = "audit";

export const auditCursor = (row: AuditRow): string => encodeCursor(list, [row.id]);

export type AuditListQuery = {
  subject?: AuditSubject | undefined;
  subjectId?: string | undefined;
  /** The start of the title or number that the object had, in any case. */
  label?: string | undefined;
  userId?: string | undefined;
  batchId?: string | undefined;
  limit: number;
  after: string | undefined;
};

/** The pattern of `like` for texts with this start. */
const startPattern = (start: string): string => `${start.replace(/[\\%_]/g, "\\$&")}%`;

/** A page of the audit, newest first. Throws BAD_CURSOR. */
export const listAudit = (database: Database, query: AuditListQuery): Promise<AuditRow[]> => {
  const { subject, subjectId, label, userId, batchId, limit, after } = query;
  const [id] = after ? decodeCursor(list, after, ["id"]) : [];
  const conditions = sql`true
    ${subject ? sql`and e.subject = ${subject}` : empty}
    ${subjectId ? sql`and e.subject_id = ${subjectId}::uuid` : empty}
    ${label ? sql`and lower(e.label) like lower(${startPattern(label)})` : empty}
    ${userId ? sql`and e.user_id = ${userId}::uuid` : empty}
    ${batchId ? sql`and e.batch_id = ${batchId}::uuid` : empty}
    ${id ? sql`and e.id < ${id}::uuid` : empty}`;
  const { text, values } = sql`select ${raw(columns)} from audit_entries e where ${conditions}
    order by e.id desc limit ${limit}`;
  return primaryRows<AuditRow>(database, undefined, text, values);
};

/** One entry; `undefined` if missing. */
export const auditEntry = async (tx: EntityManager, id: string): Promise<AuditRow | undefined> => {
  const [row] = await tx.query<AuditRow[]>(`select ${columns} from audit_entries e where e.id = $1`, [id]);
  return row;
};

/** The fields of an object that changed after `version`. */
export const changesAfter = (
  tx: EntityManager,
  subject: { kind: AuditSubject; id: string },
  version: number,
): Promise<LaterChange[]> =>
  tx.query<LaterChange[]>(
    `select c.key as field, (array_agg(c.value->'before' order by e.version))[1] as "valueBefore",
       (array_agg(e.user_name order by e.version desc))[1] as "userName"
     from audit_entries e cross join jsonb_each(e.changes) c
     where e.subject = $1 and e.subject_id = $2 and e.version > $3 group by c.key`,
    [subject.kind, subject.id, version],
  );

/** The admins who have made changes, with their newest names, ordered by name. Reads one entry of each. */
export const listAuditAuthors = (database: Pick<Database, "primary">): Promise<AuditAuthor[]> =>
  primaryRows<AuditAuthor>(
    database,
    "audit-authors",
    `with recursive authors as (
       (select user_id from audit_entries order by user_id limit 1)
       union all
       select (select e.user_id from audit_entries e where e.user_id > a.user_id order by e.user_id limit 1)
       from authors a where a.user_id is not null
     )
     select a.user_id as "userId",
       (select e.user_name from audit_entries e where e.user_id = a.user_id order by e.id desc limit 1) as name
     from authors a where a.user_id is not null order by name, a.user_id`,
    [],
  );
