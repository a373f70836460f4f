import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { schemaText } from "../src/app/schema-text.ts";
import { openApi } from "../src/app/rest/openapi.ts";
import { projectRoot } from "../src/platform/project-root.ts";
import { shopFiguresText, shopLimitsText } from "./shop-figures.ts";

/** `npm run schema`: writes the generated files that are committed: schema, OpenAPI, the shop's figures and limits. */
mkdirSync(join(projectRoot, "docs"), { recursive: true });
writeFileSync(join(projectRoot, "schema.graphql"), schemaText());
writeFileSync(join(projectRoot, "web/src/shop-figures.ts"), shopFiguresText());
writeFileSync(join(projectRoot, "web/src/shop-limits.ts"), shopLimitsText());
writeFileSync(
  join(projectRoot, "docs/openapi.json"),
  `${JSON.stringify(openApi("http://localhost:4000"), null, 2)}\n`,
);
