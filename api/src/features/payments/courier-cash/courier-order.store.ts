import type { EntityManager } from "typeorm";
import type { Paise } from "../../../platform/money.ts";
import { PaymentMethod, PaymentStatus } from "../../orders/order-payment.rules.ts";
import { OrderStatus } from "../../orders/order-status.rules.ts";
import { CreditReason } from "../credit.rules.ts";

/** An order that a courier's file may name. */
export type CourierOrder = {
  id: string;
  orderNumber: string;
  trackingId: string | null;
  orderStatus: OrderStatus;
  method: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** What is to be collected: the total, less credits before the delivery. */
  due: Paise;
  /** What was recorded as collected; `null` if nothing. */
  collected: Paise | null;
};

/** The orders with these numbers or tracking ids. */
export const courierOrders = async (
  tx: EntityManager,
  { orderNumbers, trackingIds }: { orderNumbers: readonly string[]; trackingIds: readonly string[] },
): Promise<CourierOrder[]> => {
  const rows = await tx.query<
    (Omit<CourierOrder, "due" | "collected"> & { due: string; collected: string | null })[]
  >(
    `select o.id, o.order_number as "orderNumber", o.tracking_id as "trackingId", o.order_status as "orderStatus",
       o.payment_method as method, o.payment_status as "paymentStatus", cc.amount::text as collected,
       (o.final_amount - coalesce((select sum(c.amount) from order_credits c where c.order_id = o.id and c.reason <> $3
         and not exists (select from refunds where credit_id = c.id) and not exists (select from payouts where credit_id = c.id)
         and c.created_at <= coalesce((select min(changed_at) from order_status_changes s
           where s.order_id = o.id and s.to_status = 'delivered'), c.created_at)), 0))::text as due
     from (select id from orders where order_number = any($1::text[])
         union select id from orders where tracking_id = any($2::text[])) found
       join orders o on o.id = found.id left join cash_collections cc on cc.order_id = o.id`,
    [orderNumbers, trackingIds, CreditReason.ORDER_RETURNED],
  );
  return rows.map(({ due, collected, ...row }) => ({
    ...row,
    due: Number(due),
    collected: collected === null ? null : Number(collected),
  }));
};
