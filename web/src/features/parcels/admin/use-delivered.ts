import type { ApolloCache } from "@apollo/client/cache";
import {
  useDeliverOrdersMutation,
  useUndoDeliveredMutation,
  type DeliverOrdersMutation,
} from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { toast } from "../../../ui/toast.ts";

type Marked = DeliverOrdersMutation["deliverOrders"];

const ordersText = (count: number) => (count === 1 ? "1 order" : `${count.toLocaleString("en-IN")} orders`);

/** What came of a bulk change: how many orders were changed, and each that was left out with its reason. */
export const outcomeText = (results: Marked, done: string): string => {
  const changed = results.filter(({ problem }) => !problem).length;
  const problems = results.flatMap(({ problem }) => problem ?? []);
  return [changed > 0 && `${ordersText(changed)} ${done}.`, ...problems].filter(Boolean).join(" ");
};

/** The marks that can be taken away are read again where they are shown. */
export const forgetRecentDeliveries = (cache: ApolloCache) =>
  void cache.evict({ id: "ROOT_QUERY", fieldName: "recentDeliveries" });

/** Marks orders as delivered, and for 30 minutes takes that back. Both return the text of what came of it. */
export const useDelivered = (onChanged: () => void) => {
  const [deliverOrders, { loading }] = useDeliverOrdersMutation({ update: forgetRecentDeliveries });
  const [undoDelivered] = useUndoDeliveredMutation({ update: forgetRecentDeliveries });

  const undo = async (orderIds: string[]) => {
    try {
      const { data } = await undoDelivered({ variables: { orderIds } });
      const results = data?.undoDelivered ?? [];
      const text = outcomeText(results, "back to on the way");
      if (results.some(({ problem }) => problem)) toast.error(text);
      else toast.success(text);
      onChanged();
    } catch (error) {
      toast.error(writeErrorMessage(error, { fallback: "It could not be undone. Please try again." }));
    }
  };

  return {
    loading,
    undo,
    deliver: async (
      ids: readonly string[],
    ): Promise<{ text: string; deliveredIds: string[]; isGood: boolean }> => {
      try {
        const { data } = await deliverOrders({ variables: { orderIds: [...ids] } });
        const results = data?.deliverOrders ?? [];
        onChanged();
        return {
          text: outcomeText(results, "marked as delivered"),
          deliveredIds: results.filter(({ problem }) => !problem).map(({ orderId }) => orderId),
          isGood: results.every(({ problem }) => !problem),
        };
      } catch (error) {
        const fallback = "The orders could not be marked as delivered. Please try again.";
        return { text: writeErrorMessage(error, { fallback }), deliveredIds: [], isGood: false };
      }
    },
  };
};
