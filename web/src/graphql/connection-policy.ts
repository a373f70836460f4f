import type { FieldPolicy, Reference } from "@apollo/client";

type KeyArgs = Extract<FieldPolicy["keyArgs"], readonly unknown[]>;

type Edge = { cursor?: string; node?: Reference };
type Connection = { edges?: readonly Edge[] } & Record<string, unknown>;

/** Appends new edges whose node is not in the list yet: an order placed meanwhile does not appear twice. */
const appendNew = (
  edges: readonly Edge[],
  newEdges: readonly Edge[],
  idOf: (edge: Edge) => unknown = (edge) => edge.node?.__ref,
) => {
  const existingIds = new Set(edges.map(idOf));
  return [...edges, ...newEdges.filter((edge) => idOf(edge) === undefined || !existingIds.has(idOf(edge)))];
};

/**
 * The cache policy of a Relay connection: one list for each combination of `keyArgs`. A page read with `after` is
 * appended; a page without it replaces the list. All other fields come from the newest result.
 */
export const connection = (keyArgs: KeyArgs): FieldPolicy<Connection> => ({
  keyArgs: keyArgs.length > 0 ? keyArgs : false,
  merge: (existing, incoming, { args }) => {
    const isNextPage = Boolean(args?.["after"]) && existing?.edges;
    if (!isNextPage || !incoming.edges) return { ...existing, ...incoming };
    return { ...existing, ...incoming, edges: appendNew(existing.edges ?? [], incoming.edges) };
  },
});
