import { lexicographicSortSchema, printSchema } from "graphql";
import { buildShopSchema } from "./schema.ts";

/** The schema as text, the interface between api and web. */
export const schemaText = (): string =>
  `# Emitted by \`npm run schema\`; do not edit.\n${printSchema(lexicographicSortSchema(buildShopSchema()))}\n`;
