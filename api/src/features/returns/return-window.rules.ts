import { addDays, dayInIndia } from "../../platform/days.ts";
import { refuse } from "./returns.refusals.ts";
import { calendarDayInWords } from "../orders/order-mails.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";

type Delivery = {
  orderStatus: OrderStatus;
  statusHistory: readonly { toStatus: OrderStatus; changedAt: string }[];
};

/**
 * The last day in India on which pieces of an order can be returned: `returnDays` after the day of its latest delivery.
 * `undefined` unless it is delivered.
 */
export const lastReturnDay = (order: Delivery, returnDays: number): string | undefined => {
  if (order.orderStatus !== OrderStatus.DELIVERED) return undefined;
  const delivery = order.statusHistory.findLast(({ toStatus }) => toStatus === OrderStatus.DELIVERED);
  return delivery && addDays(dayInIndia(new Date(delivery.changedAt)), returnDays);
};

/** Throws RETURN_NOT_DELIVERED, RETURN_TOO_LATE. */
export const checkReturnWindow = (order: Delivery, returnDays: number, now: Date): void => {
  const lastDay = lastReturnDay(order, returnDays);
  if (!lastDay) return refuse("RETURN_NOT_DELIVERED");
  if (dayInIndia(now) > lastDay)
    refuse("RETURN_TOO_LATE", {
      message: `The ${returnDays} days for a return ended on ${calendarDayInWords(lastDay)}.`,
      facts: { lastDay },
    });
};
