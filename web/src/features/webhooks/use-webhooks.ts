import { useApolloClient } from "@apollo/client/react";
import { WebhooksDocument, useWebhooksQuery, type Webhooks_ListsFragment } from "../../graphql/generated.ts";

/** The endpoints and events. */
export const useWebhooks = () => {
  const { data, error, loading, refetch } = useWebhooksQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return {
    webhooks: data?.webhooks,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
};

/** Shows the lists of an answer, in which a key may stand that no cache keeps. */
export const useShowWebhooks = () => {
  const client = useApolloClient();
  return (webhooks: Webhooks_ListsFragment) =>
    void client.cache.writeQuery({ query: WebhooksDocument, data: { webhooks } });
};
