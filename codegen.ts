import type { CodegenConfig } from "@graphql-codegen/cli";
import { preset } from "./web/codegen/one-file-per-operation.mjs";

/** Generates types and hooks for the operations in the .graphql files of the web client. */
const config: CodegenConfig = {
  schema: [{ "schema.graphql": { loader: "./web/codegen/schema-without-error-nulls.mjs" } }],
  documents: ["web/src/**/*.graphql"],
  ignoreNoDocuments: true,
  generates: {
    "web/src/graphql/": {
      preset,
      plugins: ["typescript-operations", "typed-document-node", "./web/codegen/apollo-hooks.mjs"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        dedupeFragments: true,
        scalars: {
          Rupees: "number",
          Day: "string",
          Month: "string",
          DateTime: "string",
          ID: "string",
          Upload: "File",
          PublicKeyCredentialCreationOptionsJSON: "unknown",
          PublicKeyCredentialRequestOptionsJSON: "unknown",
          PublicKeyCredentialJSON: "unknown",
          TextTree: "readonly unknown[]",
        },
        strictScalars: true,
        avoidOptionals: { field: true, inputValue: false, object: false },
      },
    },
  },
};

export default config;
