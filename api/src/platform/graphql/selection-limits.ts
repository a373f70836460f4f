import { GraphQLError, Kind, type FieldNode, type SelectionSetNode, type ValidationRule } from "graphql";

/** Most fields with one response name at one place of the result: graphql-js compares every two of them. */
const maxSameName = 40;

/** Most selections of a document, those of a fragment each time it is spread. The largest page has a tenth of it. */
const maxSelections = 2000;

type Fragments = (name: string) => SelectionSetNode | undefined;

const responseNameOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/**
 * The sentence about a document that is too large; `undefined` if it is not. Ends early, also for fragments that contain
 * themselves.
 */
const sizeProblem = (definitions: readonly SelectionSetNode[], fragments: Fragments): string | undefined => {
  let selectionCount = 0;

  const collect = (set: SelectionSetNode, fields: Map<string, FieldNode[]>): void => {
    for (const selection of set.selections) {
      selectionCount += 1;
      if (selectionCount > maxSelections) return;
      if (selection.kind === Kind.FIELD) {
        const name = responseNameOf(selection);
        const sameName = fields.get(name);
        if (sameName) sameName.push(selection);
        else fields.set(name, [selection]);
        continue;
      }
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments(selection.name.value) : selection.selectionSet;
      if (inner) collect(inner, fields);
    }
  };

  /** Checks one place of the result: the fields of all selections that are merged there. */
  const problemOfPlace = (sets: readonly SelectionSetNode[]): string | undefined => {
    const fields = new Map<string, FieldNode[]>();
    for (const set of sets) collect(set, fields);
    if (selectionCount > maxSelections)
      return `The document selects more than ${maxSelections} fields, those of a fragment each time it is spread.`;
    for (const [name, { length }] of fields)
      if (length > maxSameName)
        return `"${name}" is selected ${length} times at one place; the most is ${maxSameName}.`;
    for (const sameName of fields.values()) {
      const problem = problemOfPlace(sameName.flatMap(({ selectionSet }) => selectionSet ?? []));
      if (problem !== undefined) return problem;
    }
    return undefined;
  };

  for (const definition of definitions) {
    const problem = problemOfPlace([definition]);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/**
 * Refuses a document whose validation would take long, before the other rules see its selections: they get an empty document.
 * Many fields of one name are compared pair by pair, and fragments of fragments are as many fields as their spreads multiply to.
 */
export const selectionLimitsRule: ValidationRule = (context) => ({
  Document: (document) => {
    const sets = document.definitions.flatMap((definition) =>
      "selectionSet" in definition ? definition.selectionSet : [],
    );
    const problem = sizeProblem(sets, (name) => context.getFragment(name)?.selectionSet);
    if (problem === undefined) return undefined;
    context.reportError(new GraphQLError(problem));
    return { ...document, definitions: [] };
  },
});
