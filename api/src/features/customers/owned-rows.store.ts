import { primaryRows, type Database } from "../../platform/database/database.ts";

/** Tables with rows of an account. */
type Table = "customer_notes" | "reviews" | "contact_messages";

/** The number of rows of an account. */
export const countOwned = async (
  database: Pick<Database, "primary">,
  table: Table,
  userId: string,
): Promise<number> => {
  const text = `select count(*)::int as count from ${table} where user_id = $1`;
  const [row] = await primaryRows<{ count: number }>(database, `count-owned-${table}`, text, [userId]);
  return row?.count ?? 0;
};
