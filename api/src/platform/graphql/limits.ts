import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import {
  GraphQLError,
  isListType,
  isNonNullType,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from "graphql";
import { getComplexity, type ComplexityEstimator } from "graphql-query-complexity";
import { LRUCache } from "lru-cache";

/** Longest request body, in bytes. */
export const largestBody = 1_000_000;

/** Most tokens of a document, before it is even parsed. */
export const mostTokens = 2000;

const deepest = 12;
const mostAliases = 15;
const mostFields = 20_000;

/** Entries that a list without `first` is taken to have. */
const usualList = 5;

/** A refused document is an ordinary validation error, not a failure of the server. */
const asValidationError = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Rules that a document has to keep, checked once for each document. */
export const documentRules: ValidationRule[] = [
  (context) => maxDepthRule({ n: deepest, flattenFragments: true, ...asValidationError })(context),
  (context) => maxAliasesRule({ n: mostAliases, ...asValidationError })(context),
];

const isPagePart = (name: string): boolean => name === "nodes" || name === "edges";

/** A field costs 1, its children as often as it may have entries. */
const byEntries: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  const { first } = args as { first?: unknown };
  if (typeof first === "number") return 1 + Math.max(first, 0) * childComplexity;
  return 1 + (isListType(type) && !isPagePart(field.name) ? usualList : 1) * childComplexity;
};

/** Refuses an operation that could ask for more than so many fields. The same question is weighed once. */
export const complexityLimit = (schema: GraphQLSchema) => {
  const weighed = new LRUCache<DocumentNode, Map<string, number>>({ max: 500 });

  const weigh = (
    query: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
  ) => {
    let answers = weighed.get(query);
    if (!answers) weighed.set(query, (answers = new Map()));
    const numbers = Object.entries(variables).filter(([, value]) => typeof value === "number");
    const key = JSON.stringify([operationName, numbers]);
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size > 100) answers.clear();
    const weight = getComplexity({
      schema,
      query,
      variables,
      estimators: [byEntries],
      ...(operationName === undefined ? {} : { operationName }),
    });
    answers.set(key, weight);
    return weight;
  };

  return (
    query: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
  ): void => {
    const weight = weigh(query, operationName, variables);
    if (weight > mostFields)
      throw new GraphQLError(`This operation could ask for ${weight} fields; the most is ${mostFields}.`, {
        extensions: { code: "TOO_COMPLEX", http: { status: 400 } },
      });
  };
};
