import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaText, storefrontText } from "../src/app/schema-text.ts";
import { openApi } from "../src/app/rest/openapi.ts";
import { projectRoot } from "../src/platform/project-root.ts";
import { changesDocument, documentOfBaseline } from "./schema-versions/schema-changes-document.ts";
import { withoutDescriptions } from "./schema-versions/without-descriptions.ts";

/**
 * `npm run schema`: writes the generated files that are committed. `-- --baseline "REASON"` also makes this schema the one that
 * clients count on.
 */
const baselineFile = "docs/schema-baseline.graphql";
const changesFile = "docs/schema-changes.md";

const stored = (name: string): string => {
  const path = join(projectRoot, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};

const schema = schemaText();
const shape = withoutDescriptions(schema);
const parts = { document: stored(changesFile), baseline: stored(baselineFile), schema: shape };
const [flag, reason = ""] = process.argv.slice(2);
const isNewBaseline = flag === "--baseline";
if (flag !== undefined && (!isNewBaseline || reason.trim() === "")) {
  process.stderr.write(
    'Usage: npm run schema, or npm run schema -- --baseline "why, and who is concerned"\n',
  );
  process.exit(1);
}

const files = {
  "schema.graphql": schema,
  "storefront.graphql": storefrontText(),
  "docs/openapi.json": `${JSON.stringify(openApi("http://localhost:4000"), null, 2)}\n`,
  ...(isNewBaseline ? { [baselineFile]: shape } : {}),
  [changesFile]: isNewBaseline
    ? await documentOfBaseline(parts, { day: new Date().toISOString().slice(0, 10), reason: reason.trim() })
    : await changesDocument(parts),
};

mkdirSync(join(projectRoot, "docs"), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const isUnchanged = stored(name) === text;
  if (!isUnchanged) writeFileSync(join(projectRoot, name), text);
  process.stdout.write(`${isUnchanged ? "Unchanged" : "Written  "}  ${name}\n`);
}
