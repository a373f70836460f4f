import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { clientFile } from "./client-file.mjs";

/** `npm run client -- DOCUMENTS FILE`: writes a typed client with these documents; without arguments, that of the example. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [documents = join(root, "docs/client/*.graphql"), file = join(root, "docs/client/shop-client.ts")] =
  process.argv.slice(2);

writeFileSync(file, await clientFile({ root, documents, file }));
process.stdout.write(`Written  ${file}\n`);
