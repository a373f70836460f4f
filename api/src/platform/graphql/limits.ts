import {
  GraphQLError,
  getOperationAST,
  getVariableValues,
  isListType,
  isNonNullType,
  Kind,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { getComplexity, type ComplexityEstimator } from "graphql-query-complexity";
import { LRUCache } from "lru-cache";
import { refuse } from "../errors/errors.ts";

/** Maximum size of a request body, in bytes. */
export const maxBodyBytes = 1_000_000;

/** Maximum number of tokens of a document; the parser stops there. The shop's own documents have at most 300. */
export const maxTokens = 1000;

/**
 * Maximum length of a query text in characters, comments included: they are no tokens. The longest of the shop's own clients has
 * a quarter of it.
 */
export const maxQueryLength = 10_000;

const maxFields = 20_000;

/** Number of entries that a list without `first` is assumed to have. */
const assumedListLength = 5;

/** Maximum number of cached weights of one operation. */
const maxWeights = 100;

type Variables = Record<string, unknown>;

/**
 * The weight of an operation in fields; 0 if the document does not have that operation or the variables are invalid:
 * execution reports both errors.
 */
export type Weigh = (
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
) => number;

type WeighedOperation = {
  operation: OperationDefinitionNode;
  /** The operation with its fragments, without `@include` and `@skip`. */
  document: DocumentNode;
  /** Names of its variables of type Int: the only ones that change its weight. */
  intVariables: string[];
  weights: Map<string, number>;
};

const isPagePart = (name: string): boolean => name === "nodes" || name === "edges";

/**
 * A field costs 1, its children as often as it may have entries. Of the arguments it reads `first` alone, an Int:
 * `intVariablesOf` depends on that.
 */
const estimateByPageSize: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  const { first } = args as { first?: unknown };
  if (typeof first === "number") return 1 + Math.max(first, 0) * childComplexity;
  return 1 + (isListType(type) && !isPagePart(field.name) ? assumedListLength : 1) * childComplexity;
};

const intVariablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode): string[] =>
  variableDefinitions
    .filter(({ type }) => {
      const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      return inner.kind === Kind.NAMED_TYPE && inner.name.value === "Int";
    })
    .map(({ variable }) => variable.name.value);

/** The operation without `@include` and `@skip`: its heaviest form, which depends on no Boolean variable. */
const worstCase = (document: DocumentNode, operation: OperationDefinitionNode): DocumentNode =>
  visit(
    {
      kind: Kind.DOCUMENT,
      definitions: [
        operation,
        ...document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
      ],
    },
    { Directive: ({ name }) => (name.value === "include" || name.value === "skip" ? null : undefined) },
  );

/** Weighs operations. Weights are cached by operation and the values of its Int variables. */
export const weigher = (schema: GraphQLSchema): Weigh => {
  const operationCache = new LRUCache<DocumentNode, Map<string, WeighedOperation>>({ max: 500 });

  const operationOf = (
    document: DocumentNode,
    name: string | null | undefined,
  ): WeighedOperation | undefined => {
    let byName = operationCache.get(document);
    if (!byName) operationCache.set(document, (byName = new Map()));
    const weighed = byName.get(name ?? "");
    if (weighed) return weighed;
    const operation = getOperationAST(document, name);
    if (!operation) return undefined;
    const added = {
      operation,
      document: worstCase(document, operation),
      intVariables: intVariablesOf(operation),
      weights: new Map<string, number>(),
    };
    byName.set(name ?? "", added);
    return added;
  };

  return (document, operationName, variables) => {
    const operation = operationOf(document, operationName);
    if (!operation) return 0;
    const { intVariables, weights } = operation;
    const key = intVariables
      .map((name) => (typeof variables[name] === "number" ? variables[name] : ""))
      .join(" ");
    const cachedWeight = weights.get(key);
    if (cachedWeight !== undefined) return cachedWeight;
    const definitions = operation.operation.variableDefinitions ?? [];
    // Each error has a position in the query, which takes time to find: the first one is enough.
    if (getVariableValues(schema, definitions, variables, { maxErrors: 1, hideSuggestions: true }).errors)
      return 0;
    if (weights.size >= maxWeights) weights.clear();
    const weight = getComplexity({
      schema,
      query: operation.document,
      variables,
      estimators: [estimateByPageSize],
    });
    weights.set(key, weight);
    return weight;
  };
};

/** Throws BAD_INPUT for a query text that is too long to be parsed. */
export const checkQueryLength = ({ length }: string): void => {
  if (length > maxQueryLength)
    refuse("BAD_INPUT", {
      field: "query",
      message: `A query has at most ${maxQueryLength.toLocaleString("en-IN")} characters.`,
    });
};

/** Throws `GraphQLError` for an operation that could select more fields than the shop allows. */
export const checkWeight = (weight: number): void => {
  if (weight > maxFields)
    throw new GraphQLError(`This operation could ask for ${weight} fields; the most is ${maxFields}.`, {
      extensions: { code: "TOO_COMPLEX", http: { status: 400 } },
    });
};

/** Whether an operation of this weight may be executed. */
export const isWithinWeight = (weight: number): boolean => weight <= maxFields;
