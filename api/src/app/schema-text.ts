import { lexicographicSortSchema, printSchema } from "graphql";
import { shopSchema } from "./schema.ts";

/** The schema as text, the interface between api and web. */
export const schemaText = (): string =>
  `# Emitted by \`npm run schema\`; do not edit.\n${printSchema(lexicographicSortSchema(shopSchema()))}\n`;
