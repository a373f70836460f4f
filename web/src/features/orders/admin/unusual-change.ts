import type { OrderCard_OrderFragment, OrderStatus } from "../../../graphql/generated.ts";

type Order = Pick<OrderCard_OrderFragment, "orderStatus" | "paymentDetails">;

const ended: readonly OrderStatus[] = ["CANCELLED", "RETURNED"];
const shippedStatuses: readonly OrderStatus[] = ["SHIPPED", "DELIVERED"];
const unshippedStatuses: readonly OrderStatus[] = ["PENDING", "CONFIRMED", "PROCESSING"];

const isUnpaidOnline = ({ paymentDetails: { method, paymentStatus } }: Order) =>
  method === "ONLINE" && paymentStatus !== "COMPLETED" && paymentStatus !== "REFUNDED";

/**
 * Why a status change is unusual or hard to take back, with its effect; `undefined` for any other. The admin can make every
 * change (specification, section 4), but confirms these.
 */
export const unusualChangeText = (order: Order, to: OrderStatus): string | undefined => {
  const { orderStatus: from } = order;
  if (from === to) return undefined;
  if (ended.includes(from) && ended.includes(to)) return undefined;
  if (ended.includes(from))
    return "This order is closed. Reopening it takes its pieces from stock again, if there are enough.";
  if (to === "CANCELLED" && shippedStatuses.includes(from))
    return "This order has shipped. Its pieces go back into stock now, although you do not have them yet. Returned is the usual status.";
  if (to === "CANCELLED")
    return "Its pieces go back into stock. The customer gets an e-mail unless they turned off order updates.";
  if (to === "RETURNED" && shippedStatuses.includes(from))
    return "Its pieces go back into stock, except those that did not come back.";
  if (to === "RETURNED" && unshippedStatuses.includes(from))
    return "This order has not shipped. Cancelled is the usual status.";
  if (shippedStatuses.includes(from) && unshippedStatuses.includes(to))
    return "This order has shipped, and the customer got an e-mail about it.";
  if (from === "DELIVERED" && to === "SHIPPED")
    return "This order was delivered, and the customer got an e-mail about it.";
  if (to !== "PENDING" && !ended.includes(to) && from === "PENDING" && isUnpaidOnline(order))
    return "This order has not been paid yet.";
  return undefined;
};

/** Whether the parcel of an order comes back with the change, so that pieces can be missing in it. */
export const bringsParcelBack = ({ orderStatus }: Pick<Order, "orderStatus">, to: OrderStatus) =>
  shippedStatuses.includes(orderStatus) && ended.includes(to);
