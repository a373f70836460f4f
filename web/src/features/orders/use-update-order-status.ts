import type { Reference } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { errorCode, errorMessage } from "../../graphql/error-message.ts";
import { isAnswerLost, specifiedFailure } from "../../graphql/lost-answer.ts";
import {
  CurrentOrderDocument,
  useUpdateOrderStatusMutation,
  type OrderPiecesInput,
  type OrderCard_OrderFragment,
  type OrderStatus,
} from "../../graphql/generated.ts";
import { countsAfter, orderLabel, statusNames } from "./order-status.ts";

/** Specification, section 8. */
const FAILED = "Failed to update status";

type Order = Pick<
  OrderCard_OrderFragment,
  | "id"
  | "orderNumber"
  | "orderStatus"
  | "statusHistory"
  | "paymentDetails"
  | "creditedAmount"
  | "refunds"
  | "payouts"
>;
type Counts = readonly { status: OrderStatus; count: number }[];
type CachedList = Reference | { statusCounts?: Counts };

/** The result of the last change. At most one of both texts is set. */
export type StatusChangeNotice = { done: string | null; failed: string | null };

const doneNotice = (order: Order, status: OrderStatus): StatusChangeNotice => ({
  done: `Order ${orderLabel(order)}: ${statusNames[status]}.`,
  failed: null,
});

/** The error message for the admin: the text of the specification, with the reason of a refusal, or what is safe without an answer. */
export const failureText = (error: unknown) => {
  const isRefused = errorCode(error) !== undefined && errorCode(error) !== "INTERNAL";
  return isRefused ? `${FAILED}: ${errorMessage(error, { fallback: "" })}` : specifiedFailure(error, FAILED);
};

/**
 * Changes the status of an order. The order and the counts of all cached lists are updated optimistically. On a failure
 * both are rolled back, with an error message. An order that has another status than the one that the admin saw is not
 * changed: it is loaded again. So is an order after a lost answer: it may have the new status. `missing` are pieces that did not
 * come back with the parcel.
 */
export const useUpdateOrderStatus = () => {
  const client = useApolloClient();
  const [mutate] = useUpdateOrderStatusMutation();
  const [notice, setNotice] = useState<StatusChangeNotice>({ done: null, failed: null });

  /** A failed load leaves the order as it was seen: the notice already says that it is outdated. */
  const loadCurrent = (id: string) =>
    client
      .query({ query: CurrentOrderDocument, variables: { id }, fetchPolicy: "network-only" })
      .catch(() => undefined);

  const change = async (order: Order, status: OrderStatus, missing: OrderPiecesInput[] = []) => {
    setNotice({ done: null, failed: null });
    try {
      await mutate({
        variables: { orderId: order.id, status, seenStatus: order.orderStatus, missing },
        context: { queue: `order ${order.id}` },
        optimisticResponse: { updateOrderStatus: { ...order, orderStatus: status } },
        update: (cache) => {
          cache.modify<{ orders: CachedList }>({
            fields: {
              orders: (cached) =>
                "statusCounts" in cached && cached.statusCounts
                  ? { ...cached, statusCounts: countsAfter(cached.statusCounts, order.orderStatus, status) }
                  : cached,
            },
          });
        },
      });
      setNotice(doneNotice(order, status));
    } catch (error) {
      setNotice({ done: null, failed: failureText(error) });
      if (errorCode(error) !== "ORDER_CHANGED" && !isAnswerLost(error)) return;
      const current = await loadCurrent(order.id);
      const isDone = isAnswerLost(error) && current?.data?.order.orderStatus === status;
      if (isDone) setNotice(doneNotice(order, status));
    }
  };

  return { change, notice, clearNotice: () => setNotice({ done: null, failed: null }) };
};
