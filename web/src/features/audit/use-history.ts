import { useAuditAuthorsQuery, useAuditHistoryQuery } from "../../graphql/generated.ts";
import { listOptions } from "../../graphql/paged-list.ts";
import type { HistoryQuery } from "./history-query.ts";

const PAGE_SIZE = 20;

/** The changes that the query selects, newest first. */
export const useHistory = ({ kind, about, userId, batchId }: HistoryQuery) => {
  const { data, error, loading, refetch, fetchMore } = useAuditHistoryQuery({
    variables: { subject: kind, label: about || null, userId, batchId, first: PAGE_SIZE },
    ...listOptions,
  });
  const list = data?.auditEntries;
  return {
    entries: list?.edges.map(({ node }) => node),
    error,
    isLoading: loading,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    onRetry: () => void refetch().catch(() => undefined),
    onMore: () => fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } }),
  };
};

/** The admins for the choice of a person. The person of the URL is a choice at once, before the names are loaded. */
export const usePersonChoices = (userId: string | null) => {
  const { data } = useAuditAuthorsQuery({ fetchPolicy: "cache-and-network" });
  const choices = (data?.auditAuthors ?? []).map((author) => ({ value: author.userId, label: author.name }));
  const isListed = userId === null || choices.some(({ value }) => value === userId);
  return isListed ? choices : [...choices, { value: userId, label: data ? "Unknown" : "…" }];
};
