import type { EntityManager } from "typeorm";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { holdPayment } from "../payments/hold-payment.command.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";
import { cleanOptional } from "../../platform/text.ts";
import type { Viewer } from "../../platform/viewer.ts";

type PaymentChoice = { paymentMethod: PaymentMethod; transactionId?: string | null };

/** The id of a payment made before placing, cleaned; `null` if none. Throws BAD_INPUT for cash on delivery. */
export const checkedTransactionId = (choice: PaymentChoice): string | null => {
  const transactionId = cleanOptional(choice.transactionId, "transactionId", 60);
  if (transactionId && choice.paymentMethod !== PaymentMethod.ONLINE)
    refuse("BAD_INPUT", {
      field: "transactionId",
      message: "An earlier payment can be used for an online order only.",
    });
  return transactionId;
};

/**
 * The payment details and the status of a new order: paid before placing, to be paid online, or cash on delivery.
 * Throws PAYMENT_NOT_VERIFIED.
 */
export const resolvePayment = async (
  tx: EntityManager,
  viewer: Viewer,
  draft: PaymentChoice,
  total: Paise,
) => {
  const { paymentMethod: method, transactionId } = draft;
  const unpaid = { method, transactionId: null, paymentStatus: PaymentStatus.PENDING };
  if (method !== PaymentMethod.ONLINE) return { orderStatus: OrderStatus.CONFIRMED, paymentDetails: unpaid };
  if (!transactionId) return { orderStatus: OrderStatus.PENDING, paymentDetails: unpaid };
  const claim = { userId: viewer.userId, gatewayPaymentId: transactionId, total };
  const payment = await holdPayment(tx, claim);
  const paid = { method, transactionId: payment.transactionId, paymentStatus: PaymentStatus.COMPLETED };
  return { orderStatus: OrderStatus.CONFIRMED, paymentDetails: paid, payment };
};
