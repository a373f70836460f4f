import sql, { empty, raw, type Sql } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { notify } from "../../platform/database/notices.ts";
import { outdatePages } from "../../platform/edge/outdated-pages.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { productListTag, productTag } from "../shop/edge-tags.rules.ts";
import type { AuditAuthor, AuditEntry } from "./audit-entry.entity.ts";
import type { AuditAction } from "./audit-action.rules.ts";
import {
  auditChannel,
  AuditSubject,
  type Author,
  type FieldChanges,
  type LaterChange,
} from "./audit.rules.ts";

export type NewAuditEntry = {
  author: Author;
  action: AuditAction;
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
 * Changed products make the pages that show them outdated, and all lists; changed collections all lists.
 */
export const addAuditEntries = async (
  tx: EntityManager,
  entries: readonly NewAuditEntry[],
): Promise<void> => {
  const rows = entries.map(({ author, ...entry }) => ({
    ...entry,
    userId: author.userId,
    userName: author.name,
    channel: author.channel,
    apiKeyName: author.apiKeyName,
  }));
  await tx.query(
    `insert into audit_entries (user_id, user_name, user_role, channel, action, subject, subject_id, label, version, changes, batch_id,
       api_key_name)
     select e."userId", e."userName", (select m.staff_role from staff_members m where m.user_id = e."userId"), e.channel, e.action, e.subject, e."subjectId", e.label, e.version, e.changes, e."batchId",
       e."apiKeyName"
     from jsonb_to_recordset($1::jsonb) as e("userId" uuid, "userName" text, channel text, action text, subject text,
       "subjectId" uuid, label text, version integer, changes jsonb, "batchId" uuid, "apiKeyName" text)`,
    [JSON.stringify(rows)],
  );
  for (const subject of new Set(entries.map((entry) => entry.subject)))
    await notify(tx, auditChannel, subject);
  const products = entries.filter(({ subject }) => subject === AuditSubject.PRODUCT);
  if (products.length > 0)
    outdatePages(tx, [productListTag, ...products.map(({ subjectId }) => productTag(subjectId))]);
  if (entries.some(({ subject }) => subject === AuditSubject.COLLECTION)) outdatePages(tx, [productListTag]);
};

export const addAudit = (tx: EntityManager, entry: NewAuditEntry): Promise<void> =>
  addAuditEntries(tx, [entry]);

/** An entry as the database returns it. */
export type AuditRow = Omit<AuditEntry, "happenedAt"> & { happenedAt: string };

const columns = `e.id, ${instantText("e.at")} as "happenedAt", e.user_id as "userId", e.user_name as "userName", e.user_role as "userRole", e.channel, e.action, e.subject,
  e.subject_id as "subjectId", e.label, e.version, e.changes, e.batch_id as "batchId", e.api_key_name as "apiKeyName"`;

const list = "audit";

export const auditCursor = (row: AuditRow): string => encodeCursor(list, [row.id]);

export type AuditSelection = {
  /** Kinds of the changed objects: an empty list finds nothing. */
  subjects: readonly AuditSubject[];
  subjectId?: string | undefined;
  /** The start of the title or number that the object had, in any case. */
  label?: string | undefined;
  userId?: string | undefined;
  batchId?: string | undefined;
};

/** The pattern of `like` for texts with this start. */
const startPattern = (start: string): string => `${start.replace(/[\\%_]/g, "\\$&")}%`;

/** The selected entries: `from ... where ...`. */
export const auditSelection = ({ subjects, subjectId, label, userId, batchId }: AuditSelection): Sql => {
  const isEvery = subjects.length === Object.values(AuditSubject).length;
  return sql`from audit_entries e where true
    ${isEvery ? empty : subjects.length === 1 ? sql`and e.subject = ${subjects[0]}` : sql`and e.subject = any(${subjects})`}
    ${subjectId ? sql`and e.subject_id = ${subjectId}::uuid` : empty}
    ${label ? sql`and lower(e.label) like lower(${startPattern(label)})` : empty}
    ${userId ? sql`and e.user_id = ${userId}::uuid` : empty}
    ${batchId ? sql`and e.batch_id = ${batchId}::uuid` : empty}`;
};

/** A page of the audit, newest first. Throws BAD_CURSOR. */
export const listAudit = (
  database: Database,
  { limit, after, ...selection }: AuditSelection & { limit: number; after: string | undefined },
): Promise<AuditRow[]> => {
  const [id] = after ? decodeCursor(list, after, ["id"]) : [];
  const { text, values } = sql`select ${raw(columns)} ${auditSelection(selection)}
    ${id ? sql`and e.id < ${id}::uuid` : empty}
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
       (array_agg(e.user_name order by e.version desc))[1] as "userName",
       (array_agg(e.user_id order by e.version desc))[1] as "userId"
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
