import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { GraphQLError, type ValidationContext, type ValidationRule } from "graphql";

const maxDepth = 12;
const maxAliases = 15;

/** A refused document is an ordinary validation error, not a failure of the server. */
const asValidationError = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Names that every JavaScript object has: as keys of an answer they would be lost, or mean something else. */
const isObjectName = (name: string): boolean => name in Object.prototype || name === "prototype";

/**
 * Refuses names that JavaScript objects have of themselves, wherever they stand in the document, and aliases in the
 * room of introspection: compiled and plain execution would answer them differently.
 */
const reservedNamesRule: ValidationRule = (context) => ({
  Name: (node) => {
    if (isObjectName(node.value))
      context.reportError(new GraphQLError(`The name "${node.value}" is reserved.`, { nodes: node }));
  },
  Field: ({ alias, name }) => {
    if (alias?.value.startsWith("__") && alias.value !== name.value && !isObjectName(alias.value))
      context.reportError(
        new GraphQLError(`The alias "${alias.value}" is reserved: aliases do not begin with "__".`, {
          nodes: alias,
        }),
      );
  },
});

/** Rules that a document has to keep, checked once for each document. */
export const documentRules: ValidationRule[] = [
  (context) => maxDepthRule({ n: maxDepth, flattenFragments: true, ...asValidationError })(context),
  (context) => maxAliasesRule({ n: maxAliases, ...asValidationError })(context),
  reservedNamesRule,
];
