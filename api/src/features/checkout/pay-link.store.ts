import type { EntityManager } from "typeorm";
import type { OrderStatus } from "../orders/order-status.rules.ts";
import type { PaymentStatus } from "../orders/order-payment.rules.ts";
import type { Paise } from "../../platform/money.ts";

/** Days after placing for which a link shows its order. */
const linkDays = 30;

export type LinkedOrder = {
  id: string;
  userId: string;
  orderNumber: string;
  name: string;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  finalAmount: Paise;
  paymentExpiresAt: Date | null;
  lines: {
    id: string;
    productId: string;
    title: string;
    size: string | null;
    color: string | null;
    quantity: number;
    lineTotal: Paise;
  }[];
};

/** The online order of a payment link, without its addresses; `undefined` if missing, old, or of a deleted account. */
export const linkedOrder = async (tx: EntityManager, id: string): Promise<LinkedOrder | undefined> => {
  const [row] = await tx.query<LinkedOrder[]>(
    `select o.id, o.user_id as "userId", o.order_number as "orderNumber", o.ship_full_name as name,
       o.order_status as "orderStatus", o.payment_status as "paymentStatus", o.final_amount as "finalAmount",
       case when o.order_status = 'pending' and o.payment_status <> 'completed' and o.payable_until > now()
         then o.payable_until end as "paymentExpiresAt",
       (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'title', l.title, 'size', l.size, 'color', l.color,
         'quantity', l.quantity, 'lineTotal', l.price::bigint * l.quantity) order by l.position)
         from order_lines l where l.order_id = o.id) as lines
     from orders o join users u on u.id = o.user_id and u.deleted_at is null
     where o.id = $1 and o.payment_method = 'online' and o.created_at > now() - make_interval(days => $2)`,
    [id, linkDays],
  );
  return row;
};
