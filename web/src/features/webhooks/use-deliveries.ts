import { useWebhookDeliveriesQuery, type WebhookDeliveryStatus } from "../../graphql/generated.ts";
import { listOptions } from "../../graphql/paged-list.ts";

const PAGE_SIZE = 20;

/** The deliveries of an endpoint, newest event first; with a status only those. */
export const useDeliveries = (endpointId: string, status: WebhookDeliveryStatus | null) => {
  const { data, error, loading, refetch, fetchMore } = useWebhookDeliveriesQuery({
    variables: { endpointId, status, first: PAGE_SIZE },
    ...listOptions,
  });
  const list = data?.webhookDeliveries;
  return {
    entries: list?.edges.map(({ node }) => node),
    error,
    isLoading: loading,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    onRetry: () => void refetch().catch(() => undefined),
    onMore: () => fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } }),
  };
};
