import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** What a list at the root of a query costs besides its fields: the statements that find, sort and count its rows. */
const listCost = 1000;

/** What a mutation costs besides its fields: the statements of its transaction. */
const mutationCost = 1000;

/**
 * What the root fields of an operation cost besides the fields that they select: each alias of a list searches anew. 0 if the
 * document does not have that operation.
 */
export type RootReads = (document: DocumentNode, operationName: string | null | undefined) => number;

/** The names of the root fields by their names in the response. The document is valid. */
const rootFields = (document: DocumentNode, set: SelectionSetNode, found = new Map<string, string>()) => {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      found.set((selection.alias ?? selection.name).value, selection.name.value);
      continue;
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            (definition) =>
              definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
          );
    if (inner && "selectionSet" in inner) rootFields(document, inner.selectionSet, found);
  }
  return found;
};

const isList = (root: GraphQLObjectType, name: string): boolean =>
  (name === "nodes" || root.getFields()[name]?.args.some((argument) => argument.name === "first")) ?? false;

/** Computes the cost of the root fields, once for each operation. */
export const rootReads = (schema: GraphQLSchema): RootReads => {
  const costs = new WeakMap<OperationDefinitionNode, number>();

  const costOf = (document: DocumentNode, operation: OperationDefinitionNode): number => {
    const root = schema.getRootType(operation.operation);
    if (!root) return 0;
    const names = [...rootFields(document, operation.selectionSet).values()];
    return operation.operation === OperationTypeNode.MUTATION
      ? names.length * mutationCost
      : names.filter((name) => isList(root, name)).length * listCost;
  };

  return (document, operationName) => {
    const operation = getOperationAST(document, operationName);
    if (!operation) return 0;
    const cost = costs.get(operation) ?? costOf(document, operation);
    costs.set(operation, cost);
    return cost;
  };
};
