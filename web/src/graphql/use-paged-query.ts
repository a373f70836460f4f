import type { OperationVariables } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { MAX_FIRST } from "./max-first.ts";
import { toPagedList, type Connection, type ListQueryResult, type PagedQuery } from "./paged-list.ts";
import { reloadList } from "./reload-list.ts";

/**
 * A list that is read page by page: `options` for its generated hook, and `listOf` for the result. The first request
 * reads one page, or as many entries as the cache holds, so that a shopper who comes back finds the same length and
 * scroll position. If one request cannot read that many, the cached list is shown and read again in several requests.
 */
export const usePagedQuery = <Data, Variables extends OperationVariables, Node>(
  pagedQuery: PagedQuery<Data, Variables> & { toList: (data: Data) => Connection<Node> },
  { skip = false }: { skip?: boolean } = {},
) => {
  const client = useApolloClient();
  const { query, variables, size, toList, maxFirst = MAX_FIRST } = pagedQuery;
  const key = JSON.stringify(variables);
  const cachedCount = useMemo(() => {
    const cached = client.readQuery<Data>({ query, variables: JSON.parse(key) as OperationVariables });
    return cached ? toList(cached).edges.length : 0;
  }, [client, query, key, toList]);
  const isLong = cachedCount > maxFirst;
  const lastReload = useRef(0);
  /** Reads as many entries again as are shown. Resolves when they are read; after a failure the shown entries stay. */
  const reload = useCallback(() => {
    const shownList = { query, variables: JSON.parse(key) as Variables, size, toList, maxFirst };
    lastReload.current += 1;
    const reloadNumber = lastReload.current;
    return reloadList(client, shownList, () => lastReload.current === reloadNumber).catch(() => undefined);
  }, [client, query, key, size, toList, maxFirst]);
  useEffect(() => {
    if (isLong && !skip) void reload();
  }, [isLong, skip, reload]);
  const fetchPolicy: "cache-first" | "cache-and-network" = isLong ? "cache-first" : "cache-and-network";
  return {
    options: {
      variables: { ...variables, first: Math.min(maxFirst, Math.max(size, cachedCount)) },
      fetchPolicy,
      notifyOnNetworkStatusChange: true,
      skip,
      // For `refetchShown`. No link reads it.
      context: { reload },
    },
    listOf: (result: ListQueryResult<Data>) => ({
      list: toPagedList(result, size, toList),
      /** The result of the previous variables stays while that of new ones loads. */
      data: result.data ?? result.previousData,
      isLoaded: result.data !== undefined,
    }),
    reload,
  };
};
