import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaText } from "../src/app/schema-text.ts";
import { openApi } from "../src/app/rest/openapi.ts";
import { projectRoot } from "../src/platform/project-root.ts";
import { shopFiguresText, shopLimitsText } from "./shop-figures.ts";

/** `npm run schema`: writes the generated files that are committed: schema, OpenAPI, the shop's figures and limits. */
const files = {
  "schema.graphql": schemaText(),
  "docs/openapi.json": `${JSON.stringify(openApi("http://localhost:4000"), null, 2)}\n`,
  "web/src/shop-figures.ts": shopFiguresText(),
  "web/src/shop-limits.ts": shopLimitsText(),
};

const isWritten = (path: string, text: string): boolean =>
  existsSync(path) && readFileSync(path, "utf8") === text;

mkdirSync(join(projectRoot, "docs"), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const path = join(projectRoot, name);
  const isUnchanged = isWritten(path, text);
  if (!isUnchanged) writeFileSync(path, text);
  process.stdout.write(`${isUnchanged ? "Unchanged" : "Written  "}  ${name}\n`);
}
