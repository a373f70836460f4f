import sql, { empty, raw } from "sql-template-tag";
import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { CustomerNote } from "./customer-note.entity.ts";

export type NoteRow = Pick<CustomerNote, "id" | "authorId" | "authorName" | "text"> & {
  createdAt: string;
  /** Whether the author is no longer a member of the staff. */
  hasAuthorLeft: boolean;
};

const listName = (userId: string): string => `customer-notes:${userId}`;

export const noteCursor = (userId: string, { id }: NoteRow): string => encodeCursor(listName(userId), [id]);

const columns = raw(`n.id, n.author_id as "authorId", n.author_name as "authorName", n.text,
  ${instantText("n.created_at")} as "createdAt",
  not exists (select from staff_members m where m.user_id = n.author_id) as "hasAuthorLeft"`);

/** A page of the notes about an account, newest first. Throws BAD_CURSOR. */
export const listNotes = (
  database: Pick<Database, "primary">,
  { userId, after, limit }: { userId: string; after: string | undefined; limit: number },
): Promise<NoteRow[]> => {
  const [id] = after ? decodeCursor(listName(userId), after, ["id"]) : [];
  const { text, values } = sql`select ${columns} from customer_notes n
    where n.user_id = ${userId}::uuid ${id ? sql`and n.id < ${id}::uuid` : empty} order by n.id desc limit ${limit}`;
  return primaryRows<NoteRow>(database, `customer-notes${id ? "-after" : ""}`, text, values);
};

/** Returns the id of the new note. */
export const addNote = async (
  tx: EntityManager,
  note: Pick<CustomerNote, "userId" | "authorId" | "authorName" | "text">,
): Promise<string> => {
  const { identifiers } = await tx.insert(CustomerNote, note);
  return (identifiers[0] as { id: string }).id;
};

/** A note, locked until the transaction ends; `null` if missing. */
export const lockNote = (tx: EntityManager, id: string): Promise<CustomerNote | null> =>
  tx.findOne(CustomerNote, { where: { id }, lock: { mode: "pessimistic_write" } });

export const deleteNote = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.delete(CustomerNote, { id });
};
