import { useOrderDisputesQuery } from "../../../graphql/generated.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { DisputeRows } from "./dispute-rows.tsx";

/** The disputes about the payment of an order. Renders nothing without one. */
export const OrderDisputes = ({ orderId, level: Heading }: { orderId: string; level: "h2" | "h3" }) => {
  const { data, error, loading, refetch } = useOrderDisputesQuery({
    variables: { id: orderId },
    fetchPolicy: "cache-and-network",
  });
  const disputes = data?.order.disputes ?? [];
  if (!data && error)
    return (
      <FailedState
        text="The disputes could not be loaded."
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    );
  if (disputes.length === 0) return null;
  return (
    <section className="md:col-span-2">
      <Heading className="eyebrow font-sans text-ink-soft">Disputes</Heading>
      <DisputeRows disputes={disputes} />
    </section>
  );
};
