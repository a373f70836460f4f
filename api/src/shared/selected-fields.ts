import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from "graphql";

type Fragments = GraphQLResolveInfo["fragments"];

const asksIn = (selections: SelectionSetNode, names: ReadonlySet<string>, fragments: Fragments): boolean =>
  selections.selections.some((node) => {
    if (node.kind === "FragmentSpread") {
      const fragment = fragments[node.name.value];
      return fragment !== undefined && asksIn(fragment.selectionSet, names, fragments);
    }
    if (node.kind === "Field" && names.has(node.name.value)) return true;
    return node.selectionSet !== undefined && asksIn(node.selectionSet, names, fragments);
  });

const known = new WeakMap<readonly FieldNode[], boolean>();

/** Whether the operation asks for any of these fields somewhere below; the same set of names at each call site. */
export const asksFor = (info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean => {
  const answer = known.get(info.fieldNodes);
  if (answer !== undefined) return answer;
  const fresh = info.fieldNodes.some(
    (node) => node.selectionSet !== undefined && asksIn(node.selectionSet, names, info.fragments),
  );
  known.set(info.fieldNodes, fresh);
  return fresh;
};
