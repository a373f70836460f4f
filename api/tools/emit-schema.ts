import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { schemaText } from "../src/app/schema-text.ts";
import { openApi } from "../src/platform/rest/openapi.ts";
import { shopFiguresText } from "./shop-figures.ts";

/** `npm run schema`: writes what others build on, to be committed: schema, OpenAPI, and the shop's figures. */
const root = new URL("../../", import.meta.url);
mkdirSync(fileURLToPath(new URL("docs", root)), { recursive: true });
writeFileSync(new URL("schema.graphql", root), schemaText());
writeFileSync(new URL("web/src/shop-figures.ts", root), shopFiguresText());
writeFileSync(
  new URL("docs/openapi.json", root),
  `${JSON.stringify(openApi("http://localhost:4000"), null, 2)}\n`,
);
