import type { FieldPolicy, Reference } from "@apollo/client";

type Edge = { cursor?: string; node?: Reference };
type Connection = { edges?: readonly Edge[] } & Record<string, unknown>;

/** Old edges, then those new ones whose node was not there yet: an order placed meanwhile does not come twice. */
const appendNew = (
  edges: readonly Edge[],
  newEdges: readonly Edge[],
  idOf: (edge: Edge) => unknown = (edge) => edge.node?.__ref,
) => {
  const existingIds = new Set(edges.map(idOf));
  return [...edges, ...newEdges.filter((edge) => idOf(edge) === undefined || !existingIds.has(idOf(edge)))];
};

/**
 * How the cache keeps a Relay connection: one list for each combination of `keyArgs`; a page asked for with `after` is
 * put behind what is there, a page without it replaces the list. Everything beside the edges is the newest answer's.
 */
export const connection = (keyArgs: string[]): FieldPolicy<Connection> => ({
  keyArgs: keyArgs.length > 0 ? keyArgs : false,
  merge: (existing, incoming, { args }) => {
    const isNextPage = Boolean(args?.["after"]) && existing?.edges;
    if (!isNextPage || !incoming.edges) return { ...existing, ...incoming };
    return { ...existing, ...incoming, edges: appendNew(existing.edges ?? [], incoming.edges) };
  },
});
