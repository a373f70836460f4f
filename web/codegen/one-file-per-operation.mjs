import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Kind } from "graphql";
import { trustedDocumentsOf } from "./trusted-documents.mjs";

const FOLDER = "operations";

/** The file name of an operation: "AddToCart" is in add-to-cart.ts. @param {string} name */
const fileOf = (name) => `${name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase()}.ts`;

/** @param {import("@graphql-codegen/plugin-helpers").Types.DocumentFile[]} documents */
const definitionsOf = (documents) => documents.flatMap((file) => file.document?.definitions ?? []);

/** A fragment as an external fragment of another file's document. */
const asExternal = (node) => ({
  node,
  name: node.name.value,
  onType: node.typeCondition.name.value,
  isExternal: true,
});

/** Removes the files of operations that no longer exist. */
const removeStale = (folder, files) => {
  try {
    for (const file of readdirSync(folder)) if (!files.includes(file)) rmSync(join(folder, file));
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
};

/**
 * Writes `generated.ts` with all types, and one file for each operation's document and hooks, which `generated.ts`
 * re-exports. So the bundler puts a document into the chunk of its page and not into the first load.
 * The first plugin of the config generates the types, the others generate an operation's file.
 *
 * `trusted-documents.json` has the texts of the trusted documents by their ids. The document of such an operation has its
 * id in `__meta__`.
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
    const trustedDocuments = trustedDocumentsOf(definitions);
    const idByName = new Map(trustedDocuments.map(({ name, id }) => [name, id]));
    const trustedTexts = {
      plugin: () =>
        JSON.stringify(Object.fromEntries(trustedDocuments.map(({ id, text }) => [id, text])), null, 2),
    };
    const reExports = {
      plugin: () => files.map((file) => `export * from "./${FOLDER}/${file}";`).join("\n"),
    };
    return [
      {
        ...rest,
        filename: join(baseOutputDir, "generated.ts"),
        plugins: [types, { reExports: {} }],
        pluginMap: { ...rest.pluginMap, reExports },
      },
      {
        ...rest,
        filename: join(baseOutputDir, "trusted-documents.json"),
        plugins: [{ trustedTexts: {} }],
        pluginMap: { trustedTexts },
      },
      ...operations.map((operation, index) => ({
        ...rest,
        filename: join(baseOutputDir, FOLDER, files[index]),
        documents: [{ document: { kind: Kind.DOCUMENT, definitions: [operation] } }],
        plugins: perOperation,
        config: {
          ...rest.config,
          externalFragments,
          unstable_onExecutableDocumentNode: () => {
            const documentId = idByName.get(operation.name.value);
            return documentId && { documentId };
          },
        },
        skipDocumentsValidation: true,
      })),
    ];
  },
};
