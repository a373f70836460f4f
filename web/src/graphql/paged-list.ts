import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";

/** The server's limit for one page. */
const MAX_FIRST = 60;

type Connection<Node> = {
  edges: readonly { node: Node }[];
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

type QueryState<Data> = {
  data: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
  fetchMore: (next: { variables: { first: number; after: string | null | undefined } }) => Promise<unknown>;
};

/** Query options of a list: cached entries are shown at once, then the newest ones. */
export const listOptions = { fetchPolicy: "cache-and-network", notifyOnNetworkStatusChange: true } as const;

/**
 * How many entries to read first: one page, or as many as the cache holds, so that a shopper who comes back finds the
 * same length and scroll position.
 */
export const useFirstCount = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  page: number,
  toList: (data: Data) => Connection<unknown>,
) => {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  return useMemo(() => {
    const cached = client.readQuery<Data>({ query, variables: JSON.parse(key) as OperationVariables });
    return Math.min(MAX_FIRST, Math.max(page, cached ? toList(cached).edges.length : 0));
  }, [client, query, key, page, toList]);
};

/** Reloads a list with as many entries as the cache holds. A failure is ignored: the shown entries stay. */
export const useReloadList = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  page: number,
  toList: (data: Data) => Connection<unknown>,
) => {
  const client = useApolloClient();
  return async () => {
    const cached = client.readQuery<Data>({ query, variables });
    const first = Math.min(MAX_FIRST, Math.max(page, cached ? toList(cached).edges.length : 0));
    await client
      .query<Data>({ query, variables: { ...variables, first }, fetchPolicy: "network-only" })
      .catch(() => undefined);
  };
};

/** A paged list for a component: the entries read so far, and functions to retry and to load the next page. */
export const toPagedList = <Data, Node>(
  { data, error, loading, refetch, fetchMore }: QueryState<Data>,
  page: number,
  toList: (data: Data) => Connection<Node>,
) => {
  const list = data === undefined ? undefined : toList(data);
  return {
    nodes: list?.edges.map((edge) => edge.node),
    total: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    showMore: () => fetchMore({ variables: { first: page, after: list?.pageInfo.endCursor } }),
  };
};
