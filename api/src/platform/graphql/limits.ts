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
  type TypeNode,
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
  /** Names of its variables that change its weight: of type Int, and lists of ids by their lengths. */
  sizeVariables: string[];
  weights: Map<string, number>;
};

/** Number of ids that `nodes` is given. */
const nodeCount = (ids: unknown): number => (Array.isArray(ids) ? ids.length : 1);

const isPagePart = (name: string): boolean => name === "nodes" || name === "edges";

/**
 * A field costs 1, its children as often as it may have entries. Of the arguments it reads `first`, an Int, and the number of `ids`
 * of `nodes`: `sizeVariablesOf` depends on that.
 */
const estimateByPageSize: ComplexityEstimator = ({ type: parent, field, args, childComplexity }) => {
  if (parent.name === "Query" && field.name === "nodes")
    return 1 + nodeCount((args as { ids?: unknown }).ids) * (1 + childComplexity);
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  const { first } = args as { first?: unknown };
  if (typeof first === "number") return 1 + Math.max(first, 0) * childComplexity;
  return 1 + (isListType(type) && !isPagePart(field.name) ? assumedListLength : 1) * childComplexity;
};

/** Whether a type is `Int`, or a list of `ID`. */
const isSize = (type: TypeNode, isInList = false): boolean => {
  if (type.kind === Kind.NAMED_TYPE) return type.name.value === (isInList ? "ID" : "Int");
  return isSize(type.type, isInList || type.kind === Kind.LIST_TYPE);
};

const sizeVariablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode): string[] =>
  variableDefinitions.filter(({ type }) => isSize(type)).map(({ variable }) => variable.name.value);

/** What the weight depends on, as a part of the key under which it is cached. */
const sizeOf = (value: unknown): number | string => {
  if (value === undefined) return "default";
  if (Array.isArray(value)) return `${value.length} in a list`;
  // A single id is a list of one.
  return typeof value === "number" ? value : "one";
};

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

/** Weighs operations. Weights are cached by operation and the sizes of its variables. */
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
      sizeVariables: sizeVariablesOf(operation),
      weights: new Map<string, number>(),
    };
    byName.set(name ?? "", added);
    return added;
  };

  return (document, operationName, variables) => {
    const operation = operationOf(document, operationName);
    if (!operation) return 0;
    const { sizeVariables, weights } = operation;
    const key = sizeVariables.map((name) => sizeOf(variables[name])).join(" ");
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
