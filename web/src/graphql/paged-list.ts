import type { OperationVariables, TypedDocumentNode } from "@apollo/client";

/** A Relay connection, as far as a list reads it. */
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
  size: number;
  toList: (data: Data) => Connection<unknown>;
  /** Maximum number of entries of one request. */
  maxFirst?: number;
};

/** The result of a list's generated hook. */
export type ListQueryResult<Data> = {
  data: Data | undefined;
  /** Of the variables before, while those of the new ones load. */
  previousData?: Data | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
  fetchMore: (next: { variables: { first: number; after: string | null | undefined } }) => Promise<unknown>;
};

/** Query options of a list: cached entries are shown at once, then the newest ones. */
export const listOptions = { fetchPolicy: "cache-and-network", notifyOnNetworkStatusChange: true } as const;

/** A paged list for a component: the entries read so far, and functions to retry and to load the next page. */
export const toPagedList = <Data, Node>(
  { data, error, loading, refetch, fetchMore }: ListQueryResult<Data>,
  size: number,
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
    showMore: () => fetchMore({ variables: { first: size, after: list?.pageInfo.endCursor } }),
  };
};
