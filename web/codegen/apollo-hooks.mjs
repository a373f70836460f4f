import { Kind } from "graphql";

/** "Query" or "Mutation". @param {import("graphql").OperationDefinitionNode} operation */
const kindOf = ({ operation }) => (operation === "mutation" ? "Mutation" : "Query");

/** @param {import("graphql").OperationDefinitionNode} operation */
const requiresVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && variable.defaultValue === undefined,
  );

/** The names of an operation's result and variables. @param {import("graphql").OperationDefinitionNode} operation */
const typesOf = (operation) => {
  const result = `${operation.name.value}${kindOf(operation)}`;
  return [result, `${result}Variables`];
};

/**
 * One operation's hook: `useXQuery` or `useXMutation`. A query hook requires variables if the operation does. A mutation
 * takes them with the hook or with the call.
 * @param {import("graphql").OperationDefinitionNode} operation
 */
const hookOf = (operation) => {
  const name = operation.name?.value;
  if (!name || !/^[A-Z]\w*$/.test(name))
    throw new Error(`An operation needs a name in PascalCase, not "${name}".`);
  const kind = kindOf(operation);
  const optional = kind === "Query" && requiresVariables(operation) ? "" : "?";
  return (
    `export const use${name}${kind} = (options${optional}: use${kind}.Options<${typesOf(operation).join(", ")}>) =>\n` +
    `  use${kind}(${name}Document, options);`
  );
};

/**
 * Generates a hook for each operation from those of Apollo Client 4. The standard plugin is for Apollo Client 3 and does
 * not type-check with version 4.
 * @type {import("@graphql-codegen/plugin-helpers").PluginFunction}
 */
export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const used = new Set(operations.map((operation) => `use${kindOf(operation)}`));
  const types = operations.flatMap(typesOf);
  return {
    prepend: [
      `import { ${[...used].sort().join(", ")} } from "@apollo/client/react";`,
      `import type { ${types.join(", ")} } from "../generated.ts";`,
    ],
    content: operations.map(hookOf).join("\n\n"),
  };
};
