import type { ApolloClient, RefetchQueriesInclude } from "@apollo/client";

/**
 * Reads queries of the page again. A list of `usePagedQuery` keeps as many entries as are shown: a plain refetch would
 * replace it by its first request. Only a refetch clears the error of a query. A failure is ignored.
 */
export const refetchShown = async (client: ApolloClient, include: RefetchQueriesInclude): Promise<void> => {
  await client
    .refetchQueries({
      include,
      onQueryUpdated: (query) => {
        const { reload } = (query.options.context ?? {}) as { reload?: () => Promise<void> };
        return reload && !query.getCurrentResult().error ? reload() : true;
      },
    })
    .catch(() => undefined);
};
