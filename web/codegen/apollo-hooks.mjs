import { Kind } from "graphql";

const reactHooks = { query: ["useQuery", "useLazyQuery", "useSuspenseQuery"], mutation: ["useMutation"] };

/** @param {import("graphql").OperationDefinitionNode} operation */
const requiresVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && variable.defaultValue === undefined,
  );

/** The names of an operation's result and variables. @param {import("graphql").OperationDefinitionNode} operation */
const typesOf = ({ name, operation }) => {
  const result = `${name.value}${operation === "mutation" ? "Mutation" : "Query"}`;
  return [result, `${result}Variables`];
};

/**
 * One operation's hooks: `useXQuery`, `useXLazyQuery`, `useXSuspenseQuery`, or `useXMutation`. A query hook requires
 * variables if the operation does. A mutation takes them with the hook or with the call.
 * @param {import("graphql").OperationDefinitionNode} operation
 */
const hooksOf = (operation) => {
  const name = operation.name?.value;
  if (!name || !/^[A-Z]\w*$/.test(name))
    throw new Error(`An operation needs a name in PascalCase, not "${name}".`);
  const kind = operation.operation === "mutation" ? "Mutation" : "Query";
  const types = `${name}${kind}, ${name}${kind}Variables`;
  return reactHooks[operation.operation === "mutation" ? "mutation" : "query"].map((hook) => {
    const optional =
      requiresVariables(operation) && (hook === "useQuery" || hook === "useSuspenseQuery") ? "" : "?";
    const optionTypes = hook === "useSuspenseQuery" ? `${name}${kind}Variables` : types;
    return (
      `export const use${name}${hook.slice("use".length)} = (options${optional}: ${hook}.Options<${optionTypes}>) =>\n` +
      `  ${hook}(${name}Document, options);`
    );
  });
};

/**
 * Generates hooks for each operation from those of Apollo Client 4. The standard plugin is for Apollo Client 3 and does
 * not type-check with version 4.
 * @type {import("@graphql-codegen/plugin-helpers").PluginFunction}
 */
export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const used = new Set(
    operations.flatMap((each) => reactHooks[each.operation === "mutation" ? "mutation" : "query"]),
  );
  const types = operations.flatMap(typesOf);
  return {
    prepend: [
      `import { ${[...used].sort().join(", ")} } from "@apollo/client/react";`,
      `import type { ${types.join(", ")} } from "../generated.ts";`,
    ],
    content: operations.flatMap(hooksOf).join("\n\n"),
  };
};
