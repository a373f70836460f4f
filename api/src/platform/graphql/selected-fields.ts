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

const selectsIn = (
  { selections }: SelectionSetNode,
  names: ReadonlySet<string>,
  info: SelectionInfo,
): boolean =>
  selections.some((node) => {
    if (!isIncluded(node, info)) return false;
    if (node.kind === "FragmentSpread") {
      const fragment = info.fragments[node.name.value];
      return fragment !== undefined && selectsIn(fragment.selectionSet, names, info);
    }
    if (node.kind === "Field" && names.has(node.name.value)) return true;
    return node.selectionSet !== undefined && selectsIn(node.selectionSet, names, info);
  });

/** Whether the operation selects any of these fields below the current one. */
export const selectsAnyOf = (info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean =>
  info.fieldNodes.some(
    (node) => node.selectionSet !== undefined && selectsIn(node.selectionSet, names, info),
  );
