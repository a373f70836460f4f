import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { GraphQLError, type ValidationContext, type ValidationRule } from "graphql";
import { selectionLimitsRule } from "./selection-limits.ts";

const maxDepth = 12;
const maxAliases = 15;

/** A refused document is an ordinary validation error, not a failure of the server. */
const asValidationError = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Names that every JavaScript object has. As keys of a response they would be lost or mean something else. */
const isObjectName = (name: string): boolean => name in Object.prototype || name === "prototype";

/**
 * Refuses names that every JavaScript object has, anywhere in the document, and aliases that begin with "__": compiled and
 * plain execution would return different results for them.
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

/** Validation rules for documents, checked once for each document. */
export const documentRules: ValidationRule[] = [
  selectionLimitsRule,
  (context) => maxDepthRule({ n: maxDepth, flattenFragments: true, ...asValidationError })(context),
  (context) => maxAliasesRule({ n: maxAliases, ...asValidationError })(context),
  reservedNamesRule,
];

/** Most errors of a document and its variables. */
export const maxDocumentErrors = 10;

/** Most errors of one response: those of two requests for the most objects by `nodes`, and of other look-ups. */
export const maxErrors = 50;

/**
 * Options of graphql-js for validation, which adds one error that says that there are more. Suggestions compare a wrong name with
 * each name of the schema, and tell those names.
 */
export const validationLimits = (hasSuggestions: boolean) => ({
  maxErrors: maxDocumentErrors - 1,
  hideSuggestions: !hasSuggestions,
});
