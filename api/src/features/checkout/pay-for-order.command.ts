import type { EntityManager } from "typeorm";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../orders/payment.rules.ts";
import { holdPayment } from "../payments/hold-payment.command.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";
import { cleanOptional } from "../../platform/text.ts";
import type { Viewer } from "../../platform/viewer.ts";

type WayToPay = { paymentMethod: PaymentMethod; transactionId?: string | null };

/** The payment that she claims to have made beforehand; only online there is one. */
export const checkedPayment = ({ paymentMethod, transactionId }: WayToPay): string | null => {
  const claimed = cleanOptional(transactionId, "transactionId", 60);
  if (claimed && paymentMethod !== PaymentMethod.ONLINE)
    refuse("BAD_INPUT", { field: "transactionId", say: "A payment made beforehand is an online payment." });
  return claimed;
};

/** How it is paid: with a payment made beforehand, later online, or at her door; and where the order stands by that. */
export const payFor = async (tx: EntityManager, viewer: Viewer, draft: WayToPay, total: Paise) => {
  const { paymentMethod: method, transactionId } = draft;
  const unpaid = { method, transactionId: null, paymentStatus: PaymentStatus.PENDING };
  if (method !== PaymentMethod.ONLINE) return { orderStatus: OrderStatus.CONFIRMED, paymentDetails: unpaid };
  if (!transactionId) return { orderStatus: OrderStatus.PENDING, paymentDetails: unpaid };
  const wanted = { userId: viewer.userId, gatewayPaymentId: transactionId, total };
  const payment = await holdPayment(tx, wanted);
  const paid = { method, transactionId: payment.transactionId, paymentStatus: PaymentStatus.COMPLETED };
  return { orderStatus: OrderStatus.CONFIRMED, paymentDetails: paid, payment };
};
