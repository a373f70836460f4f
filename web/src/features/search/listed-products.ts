import type { MatchingPicture_EdgeFragment } from "../../graphql/generated.ts";

/** The products of a list; none while it loads. */
export const listedProducts = <Node>(
  list: { edges: readonly ({ node: Node } & MatchingPicture_EdgeFragment)[] } | undefined,
): (Node & MatchingPicture_EdgeFragment)[] =>
  list?.edges.map(({ node, matchingPicture }) => ({ ...node, matchingPicture })) ?? [];
