import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lexicographicSortSchema, printSchema } from "graphql";
import { buildShopSchema } from "./schema.ts";

/** The schema as text: the wall between api and web. */
export const schemaText = (): string =>
  `# Emitted by \`npm run schema\`; do not edit.\n${printSchema(lexicographicSortSchema(buildShopSchema()))}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync("schema.graphql", schemaText());
