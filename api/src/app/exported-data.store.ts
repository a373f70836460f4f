import type { Database } from "../platform/database/database.ts";
import type { PersonalData } from "../features/shop/feature.ts";

/** All personal data of an account as formatted JSON, without internal values (hashes, ids of sessions). Decision 8. */
export const exportedData = async (
  database: Database,
  userId: string,
  parts: PersonalData,
): Promise<string> => {
  const pairs = Object.entries(parts).map(([name, expression]) => `'${name}', ${expression}`);
  const [row] = await database.source.query<{ data: string }[]>(
    `select jsonb_pretty(jsonb_build_object(${pairs.join(", ")})) as data`,
    [userId],
  );
  return row?.data ?? "{}";
};
