import type { Reference } from "@apollo/client";
import { useState } from "react";
import { errorCode, errorMessage } from "../../graphql/error-message.ts";
import {
  useChangeOrderStatusMutation,
  type OrderCard_OrderFragment,
  type OrderStatus,
} from "../../graphql/generated.ts";
import { countsAfter, orderLabel, statusLabels } from "./order-status.ts";

/** Specification, section 8. */
const FAILED = "Failed to update status";

type Order = Pick<
  OrderCard_OrderFragment,
  "id" | "orderNumber" | "orderStatus" | "statusHistory" | "paymentDetails" | "creditedAmount" | "refunds" | "payouts"
>;
type Counts = readonly { status: OrderStatus; count: number }[];
type CachedList = Reference | { statusCounts?: Counts };

/** The result of the last change. At most one of both texts is set. */
export type StatusChangeNotice = { done: string | null; failed: string | null };

/** The error message for the admin: the text of the specification, with the reason of a refusal. */
export const failureText = (error: unknown) => {
  const isRefused = errorCode(error) !== undefined && errorCode(error) !== "INTERNAL";
  return isRefused ? `${FAILED}: ${errorMessage(error, { fallback: "" })}` : FAILED;
};

/**
 * Changes the status of an order. The order and the counts of all cached lists are updated optimistically. On a failure
 * both are rolled back, with an error message.
 */
export const useChangeOrderStatus = () => {
  const [mutate] = useChangeOrderStatusMutation();
  const [notice, setNotice] = useState<StatusChangeNotice>({ done: null, failed: null });

  const change = async (order: Order, status: OrderStatus) => {
    setNotice({ done: null, failed: null });
    try {
      await mutate({
        variables: { orderId: order.id, status },
        context: { queue: `order ${order.id}` },
        optimisticResponse: { changeOrderStatus: { ...order, orderStatus: status } },
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
      setNotice({ done: `Order ${orderLabel(order)}: ${statusLabels[status]}.`, failed: null });
    } catch (error) {
      setNotice({ done: null, failed: failureText(error) });
    }
  };

  return { change, notice, clearNotice: () => setNotice({ done: null, failed: null }) };
};
