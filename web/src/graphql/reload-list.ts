import type { ApolloClient, OperationVariables } from "@apollo/client";
import { MAX_FIRST } from "./max-first.ts";
import type { PagedQuery } from "./paged-list.ts";

/**
 * Reads as many entries as the cache holds, by requests of at most `maxFirst`. The cache gets them all at once, so the shown
 * list never becomes shorter in between. Throws if a request fails; the cache is as before then. A reload during which a newer one
 * has started, as `isLatest` tells, writes nothing: a slow response must not replace a newer one.
 */
export const reloadList = async <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { query, variables, size, toList, maxFirst = MAX_FIRST }: PagedQuery<Data, Variables>,
  isLatest: () => boolean = () => true,
): Promise<void> => {
  const cachedCount = () => {
    const cached = client.readQuery<Data>({ query, variables });
    return cached ? toList(cached).edges.length : 0;
  };
  const parts: { variables: OperationVariables; data: Data }[] = [];
  let after: string | null = null;
  let count = 0;
  do {
    const missing = cachedCount() - count;
    const first = Math.min(maxFirst, after === null ? Math.max(size, missing) : missing);
    const part: OperationVariables = { ...variables, first, ...(after === null ? {} : { after }) };
    const { data } = await client.query<Data>({ query, variables: part, fetchPolicy: "no-cache" });
    if (!data || !isLatest()) return;
    parts.push({ variables: part, data });
    const { edges, pageInfo } = toList(data);
    count += edges.length;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null && count < cachedCount());
  // The merge function of the list replaces it by the first part and appends the others. Components see the joined list only.
  client.cache.batch({
    update: (cache) => {
      for (const part of parts) cache.writeQuery<Data>({ query, ...part });
    },
  });
};
