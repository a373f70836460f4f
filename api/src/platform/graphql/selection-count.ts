import { getOperationAST, Kind, type DocumentNode, type SelectionSetNode } from "graphql";

/**
 * The number of fields that an operation selects, those of a fragment each time it is spread. 0 if the document does not have
 * the operation. The document has to be valid: a fragment that contains itself is counted once.
 */
export const selectionCount = (document: DocumentNode, operationName: string | undefined): number => {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const counts = new Map<string, number>();
  const countOfFragment = (name: string): number => {
    const counted = counts.get(name);
    if (counted !== undefined) return counted;
    counts.set(name, 0);
    const count = countOf(fragments.get(name)?.selectionSet);
    counts.set(name, count);
    return count;
  };
  const countOf = (set: SelectionSetNode | undefined): number => {
    let count = 0;
    for (const selection of set?.selections ?? [])
      count +=
        selection.kind === Kind.FRAGMENT_SPREAD
          ? countOfFragment(selection.name.value)
          : countOf(selection.selectionSet) + (selection.kind === Kind.FIELD ? 1 : 0);
    return count;
  };
  return countOf(getOperationAST(document, operationName)?.selectionSet);
};
