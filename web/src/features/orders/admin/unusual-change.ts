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
    return "This order has ended. Its pieces are taken from stock again, if there are enough.";
  if (to === "CANCELLED" && shippedStatuses.includes(from))
    return "This order has left the shop. Its pieces go back into stock now, although they have not come back. Returned is the usual status.";
  if (to === "CANCELLED")
    return "Its pieces go back into stock. The shopper gets a mail, unless updates are switched off.";
  if (to === "RETURNED" && unshippedStatuses.includes(from))
    return "This order has not left the shop. Cancelled is the usual status.";
  if (shippedStatuses.includes(from) && unshippedStatuses.includes(to))
    return "This order has left the shop, and the shopper was told so by e-mail.";
  if (from === "DELIVERED" && to === "SHIPPED")
    return "This order was delivered, and the shopper was told so by e-mail.";
  if (to !== "PENDING" && !ended.includes(to) && from === "PENDING" && isUnpaidOnline(order))
    return "The online payment of this order has not arrived.";
  return undefined;
};
