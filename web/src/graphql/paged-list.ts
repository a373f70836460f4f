import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { MAX_FIRST } from "./max-first.ts";

export type Connection<Node> = {
  edges: readonly { node: Node }[];
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

/** The query of a list that is read page by page. */
export type PagedQuery<Data, Variables extends OperationVariables> = {
  query: TypedDocumentNode<Data, Variables>;
  /** All but `first` and `after`. */
  variables: NoInfer<Variables>;
  /** Entries of one page. */
  page: number;
  toList: (data: Data) => Connection<unknown>;
  /** Maximum number of entries of one request. */
  maxFirst?: number;
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
export const useFirstCount = <Data, Variables extends OperationVariables>({
  query,
  variables,
  page,
  toList,
  maxFirst = MAX_FIRST,
}: PagedQuery<Data, Variables>) => {
  const client = useApolloClient();
  const key = JSON.stringify(variables);
  return useMemo(() => {
    const cached = client.readQuery<Data>({ query, variables: JSON.parse(key) as OperationVariables });
    return Math.min(maxFirst, Math.max(page, cached ? toList(cached).edges.length : 0));
  }, [client, query, key, page, toList, maxFirst]);
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
