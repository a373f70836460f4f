import type { EntityManager } from "typeorm";
import { prepared } from "../../platform/database/prepared-statements.ts";
import { receiversOf, type Receivers } from "../accounts/email.rules.ts";
import { rangeInWords } from "../../platform/days.ts";
import { dayInWords, type MailedOrder } from "./order-mails.rules.ts";
import { mailedPiece } from "./mailed-piece.store.ts";
import { confirmedEmails, verifiedEmail } from "../accounts/order-addresses/order-address.store.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "./order-payment.rules.ts";
import { removedPieces } from "./removed-pieces.store.ts";

type OrderMailRow = {
  orderNumber: string;
  userId: string;
  email: string;
  accountEmail: string;
  confirmedEmails: string[];
  name: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  status: OrderStatus;
  trackingId: string | null;
  estimatedDelivery: Date | null;
  /** The promised days, as 2026-04-01; `null` for an order without a promise. */
  promisedFrom: string | null;
  promisedTo: string | null;
  isConfirmationMailed: boolean;
  wantsUpdates: boolean;
  subtotal: number;
  discount: number;
  promotions: MailedOrder["promotions"];
  shippingCost: number;
  tax: number;
  total: number;
  method: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** Whether no person has set the status: the shop cancels an order that is not paid in time. */
  isSetByShop: boolean;
  /** Whether the last change of the status cancelled the order because Razorpay refused its payment. */
  isPaymentRefused: boolean;
  lines: MailedOrder["lines"];
};

/** An order with what its mails contain, its receivers, and whether the shopper wants them. */
export type OrderToMail = MailedOrder &
  Pick<OrderMailRow, "userId" | "status" | "tax" | "trackingId" | "isConfirmationMailed" | "wantsUpdates"> & {
    receivers: Receivers;
  };

/** The expected delivery in words: the day that an admin has set, else the promised range. */
const deliveryRangeOf = ({
  estimatedDelivery,
  promisedFrom,
  promisedTo,
}: Pick<OrderMailRow, "estimatedDelivery" | "promisedFrom" | "promisedTo">): string | undefined => {
  if (estimatedDelivery) return dayInWords(estimatedDelivery);
  return promisedFrom && promisedTo ? rangeInWords(promisedFrom, promisedTo) : undefined;
};

const toOrderToMail = ({
  email,
  accountEmail,
  confirmedEmails,
  address,
  city,
  state,
  zipCode,
  method,
  paymentStatus,
  estimatedDelivery,
  promisedFrom,
  promisedTo,
  isSetByShop,
  isPaymentRefused,
  ...row
}: OrderMailRow): OrderToMail => ({
  ...row,
  receivers: receiversOf(email, accountEmail, confirmedEmails),
  address: [row.name, ...address.split("\n"), `${city}, ${state} ${zipCode}`],
  isCash: method === PaymentMethod.COD,
  isPaid: paymentStatus === PaymentStatus.COMPLETED,
  isRefunded: paymentStatus === PaymentStatus.REFUNDED,
  // An order that has expired and is reopened stays FAILED: an admin may then cancel it for another reason.
  hasExpired:
    row.status === OrderStatus.CANCELLED &&
    paymentStatus === PaymentStatus.FAILED &&
    isSetByShop &&
    !isPaymentRefused,
  isPaymentRefused,
  deliveryRange: deliveryRangeOf({ estimatedDelivery, promisedFrom, promisedTo }),
});

const selectOrderToMail = prepared(
  "order-to-mail",
  `select o.order_number as "orderNumber", o.user_id as "userId", o.ship_email as email,
     ${verifiedEmail} as "accountEmail",
     ${confirmedEmails} as "confirmedEmails", o.ship_full_name as name,
     o.ship_address as address, o.ship_city as city, o.ship_state as state, o.ship_zip_code as "zipCode",
     o.order_status as status, o.tracking_id as "trackingId", o.estimated_delivery as "estimatedDelivery",
     o.promised_from::text as "promisedFrom", o.promised_to::text as "promisedTo",
     o.confirmation_mailed_at is not null as "isConfirmationMailed",
     u.notify_email and u.notify_order_updates as "wantsUpdates",
     o.total_amount as subtotal, o.discount, o.shipping_cost as "shippingCost", o.tax, o.final_amount as total,
     (select coalesce(json_agg(json_build_object('title', d.title, 'discount', d.discount, 'shipping', d.shipping)
         order by d.discount + d.shipping desc, d.promotion_id), '[]')
       from order_promotions d where d.order_id = o.id) as promotions,
     o.payment_method as method, o.payment_status as "paymentStatus",
     last.user_id is null as "isSetByShop", last.payment_refusal is not null as "isPaymentRefused",
     (select json_agg(${mailedPiece("l.quantity", { more: `'removed', ${removedPieces}, 'total', l.price::bigint * l.quantity` })} order by l.position)
       from order_lines l where l.order_id = o.id) as lines
   from orders o join users u on u.id = o.user_id
   left join lateral (select s.user_id, s.payment_refusal from order_status_changes s
     where s.order_id = o.id order by s.id desc limit 1) last on true
   where o.id = $1 and u.deleted_at is null`,
);

/**
 * An order with the data of its mails; `undefined` if missing or if its account is deleted. The account of a customer who
 * ordered by phone has no verified address before the first login: it has no receivers until then.
 */
export const orderToMail = async (tx: EntityManager, orderId: string): Promise<OrderToMail | undefined> => {
  const [row] = await tx.query<OrderMailRow[]>(selectOrderToMail, [orderId]);
  return row && toOrderToMail(row);
};
