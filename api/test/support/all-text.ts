import type { TestShop } from "./test-shop.ts";

/** The content of all tables of the shop and of its queue, as one text. */
export const allText = async (sql: TestShop["sql"]): Promise<string> => {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await sql<{ line: string }>(`select t::text as line from ${name} t`);
    texts.push(...rows.map(({ line }) => `${name}: ${line}`));
  }
  return texts.join("\n");
};
