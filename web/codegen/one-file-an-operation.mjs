import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Kind } from "graphql";

const FOLDER = "operations";

/** "AddToCart" stands in add-to-cart.ts. @param {string} name */
const fileOf = (name) => `${name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase()}.ts`;

/** @param {import("@graphql-codegen/plugin-helpers").Types.DocumentFile[]} documents */
const definitionsOf = (documents) => documents.flatMap((file) => file.document?.definitions ?? []);

/** A fragment in the form in which a document of another file takes it in. */
const asExternal = (node) => ({
  node,
  name: node.name.value,
  onType: node.typeCondition.name.value,
  isExternal: true,
});

/** Files of operations that are no longer there. */
const removeStale = (folder, files) => {
  try {
    for (const file of readdirSync(folder)) if (!files.includes(file)) rmSync(join(folder, file));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
};

/**
 * Writes `generated.ts` with all types, and each operation's document and hooks into a file of its own, which
 * `generated.ts` only passes on. So the build puts a document beside the page that sends it, and not into the first load.
 * The config's first plugin makes the types, the others make an operation's file.
 * @type {import("@graphql-codegen/plugin-helpers").Types.OutputPreset}
 */
export const preset = {
  buildGeneratesSection: ({ baseOutputDir, plugins: [types, ...perOperation], ...rest }) => {
    const definitions = definitionsOf(rest.documents);
    const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    const externalFragments = definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map(asExternal);
    const files = operations.map((operation) => fileOf(operation.name.value));
    removeStale(join(baseOutputDir, FOLDER), files);
    const passOn = {
      plugin: () => files.map((file) => `export * from "./${FOLDER}/${file}";`).join("\n"),
    };
    return [
      {
        ...rest,
        filename: join(baseOutputDir, "generated.ts"),
        plugins: [types, { passOn: {} }],
        pluginMap: { ...rest.pluginMap, passOn },
      },
      ...operations.map((operation, index) => ({
        ...rest,
        filename: join(baseOutputDir, FOLDER, files[index]),
        documents: [{ document: { kind: Kind.DOCUMENT, definitions: [operation] } }],
        plugins: perOperation,
        config: { ...rest.config, externalFragments },
        skipDocumentsValidation: true,
      })),
    ];
  },
};
