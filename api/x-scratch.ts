import pg from "pg";
import { databaseUrlOf } from "./tools/embedded-postgres/lease.ts";
import { readPidFile } from "./tools/embedded-postgres/pid-file.ts";
import { clusterPathsIn } from "./tools/embedded-postgres/cluster-paths.ts";
import { adminParts } from "./src/features/catalogue/admin/admin-list.query.ts";
import { countAdminProducts } from "./src/features/catalogue/admin/admin-count.store.ts";
import { listAdminProducts } from "./src/features/catalogue/admin/admin-list.store.ts";
const paths = await clusterPathsIn("/tmp/i13-list/data");
const server = await readPidFile(paths.cluster);
const client = new pg.Client({ connectionString: await databaseUrlOf(paths, server!.port, "shop") });
await client.connect();
const [what, json, sort = "newest", raw] = process.argv.slice(2);
if (what === "sql") {
  console.log(JSON.stringify((await client.query(json!)).rows, null, 1));
  await client.end();
  process.exit(0);
}
const explaining = {
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const r = await client.query("explain (analyze, buffers, settings) " + text, values);
    console.log(r.rows.map((x: any) => x["QUERY PLAN"].slice(0, 260)).join("\n"));
    return { rows: [] };
  },
};
const plain = { query: (q: any) => client.query(q) };
const selection = { state: "active", ...JSON.parse(json!) };
const parts = await adminParts({ database: { catalogue: plain } } as any, selection);
if (raw) console.log(JSON.stringify(parts[0]!.words));
if (what === "count") await countAdminProducts({ primary: explaining } as any, parts);
else
  await listAdminProducts({ primary: explaining } as any, {
    parts,
    sort: sort as any,
    limit: 26,
    hasStockLevel: Boolean(selection.stock),
  });
await client.end();
