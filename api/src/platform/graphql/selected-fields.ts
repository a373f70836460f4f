import type { DirectiveNode, GraphQLResolveInfo, SelectionNode, SelectionSetNode } from "graphql";

type Asked = Pick<GraphQLResolveInfo, "fragments" | "variableValues">;

const isTrue = (directive: DirectiveNode, { variableValues }: Asked): boolean => {
  const value = directive.arguments?.find((argument) => argument.name.value === "if")?.value;
  if (value?.kind === "Variable") return variableValues[value.name.value] === true;
  return value?.kind === "BooleanValue" && value.value;
};

/** Whether @include and @skip let a selection through. */
const isIncluded = (node: SelectionNode, asked: Asked): boolean =>
  (node.directives ?? []).every((directive) => {
    if (directive.name.value === "include") return isTrue(directive, asked);
    return directive.name.value !== "skip" || !isTrue(directive, asked);
  });

const asksIn = ({ selections }: SelectionSetNode, names: ReadonlySet<string>, asked: Asked): boolean =>
  selections.some((node) => {
    if (!isIncluded(node, asked)) return false;
    if (node.kind === "FragmentSpread") {
      const fragment = asked.fragments[node.name.value];
      return fragment !== undefined && asksIn(fragment.selectionSet, names, asked);
    }
    if (node.kind === "Field" && names.has(node.name.value)) return true;
    return node.selectionSet !== undefined && asksIn(node.selectionSet, names, asked);
  });

/** Whether the operation asks for any of these fields somewhere below. */
export const asksFor = (info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean =>
  info.fieldNodes.some((node) => node.selectionSet !== undefined && asksIn(node.selectionSet, names, info));
