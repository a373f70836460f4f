import type { DirectiveNode, GraphQLResolveInfo, SelectionNode, SelectionSetNode } from "graphql";

type SelectionInfo = Pick<GraphQLResolveInfo, "fragments" | "variableValues">;

const isTrue = (directive: DirectiveNode, { variableValues }: SelectionInfo): boolean => {
  const value = directive.arguments?.find((argument) => argument.name.value === "if")?.value;
  if (value?.kind === "Variable") return variableValues[value.name.value] === true;
  return value?.kind === "BooleanValue" && value.value;
};

/** Whether @include and @skip include a selection. */
const isIncluded = (node: SelectionNode, info: SelectionInfo): boolean =>
  (node.directives ?? []).every((directive) => {
    if (directive.name.value === "include") return isTrue(directive, info);
    return directive.name.value !== "skip" || !isTrue(directive, info);
  });

const addFields = ({ selections }: SelectionSetNode, info: SelectionInfo, names: Set<string>): void => {
  for (const node of selections) {
    if (!isIncluded(node, info)) continue;
    if (node.kind === "Field") names.add(node.name.value);
    const selected = node.kind === "FragmentSpread" ? info.fragments[node.name.value] : node;
    if (selected?.selectionSet) addFields(selected.selectionSet, info, names);
  }
};

/** The names of all fields that the operation selects below the current one, at any depth. */
export const selectedFields = (info: GraphQLResolveInfo): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { selectionSet } of info.fieldNodes) if (selectionSet) addFields(selectionSet, info, names);
  return names;
};
