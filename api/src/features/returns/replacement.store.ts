import sql, { empty, raw } from "sql-template-tag";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import { returnColumns, type ReturnRow } from "./return.store.ts";

const list = "replacements";

export const replacementCursor = ({ replacementDueAt, id }: ReturnRow): string =>
  encodeCursor(list, [replacementDueAt ?? "", id]);

/** The returns whose replacement is to be sent, the oldest first. An order that has ended has its pieces back. */
const due = raw(`returns r join orders o on o.id = r.order_id and o.holds_stock
  where r.replacement_due_at is not null`);

/** A page of the completed exchanges whose replacement is still to be sent. Throws BAD_CURSOR. */
export const listReplacementsDue = async (
  database: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ReturnRow[]> => {
  const [at, id] = after ? decodeCursor(list, after, ["instant", "id"]) : [];
  const { text, values } = sql`select coalesce(json_agg(t), '[]') as rows from (select ${raw(returnColumns)}
    from ${due} ${after ? sql`and (r.replacement_due_at, r.id) > (${at}::timestamptz, ${id}::uuid)` : empty}
    order by r.replacement_due_at, r.id limit ${limit}) t`;
  const [row] = await primaryRows<{ rows: ReturnRow[] }>(database, undefined, text, values);
  return row?.rows ?? [];
};

/** Their number, from the small index of replacements that are due. */
export const countReplacementsDue = async (database: Database): Promise<number> => {
  const text = `select count(*)::int as count from ${due.text}`;
  const [row] = await primaryRows<{ count: number }>(database, "replacements-due", text, []);
  return row?.count ?? 0;
};
