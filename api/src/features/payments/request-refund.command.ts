import { inTransaction } from "../../platform/database/database.ts";
import { isRefused, RazorpayError } from "../../platform/razorpay/razorpay-error.ts";
import type { ListedRefund, RefundRequest } from "../../platform/razorpay/razorpay.ts";
import type { Services } from "../shop/services.ts";
import { refundableAmount } from "./customer-fee.rules.ts";
import { isSameRefund, refundIdempotencyKey } from "./payment.rules.ts";
import {
  closeRefund,
  countRefundFailure,
  dueRefund,
  refundsOfGatewayPayment,
  setRefundRefusal,
  type DueRefund,
} from "./refund-write.store.ts";
import { scheduleRefundCheck } from "./schedule-refund-check.command.ts";

type GatewayRefund = { id: string; status: string };

/** Requests a refund at Razorpay. Throws after counting a failure, so that the job is tried again. */
const askRazorpay = async (
  services: Services,
  refund: DueRefund,
  request: Omit<RefundRequest, "gatewayPaymentId">,
): Promise<GatewayRefund> => {
  const gatewayRefund = await services.razorpay.refund({
    gatewayPaymentId: refund.gatewayPaymentId,
    ...request,
  });
  if (gatewayRefund.status !== "failed") return gatewayRefund;
  await countRefundFailure(services.database.source.manager, refund);
  throw new Error(`Razorpay could not pay the refund ${gatewayRefund.id}.`);
};

/**
 * The refunds of a payment at Razorpay that are in no row of the ledger and have not failed, newest first: made in the
 * dashboard, or requested by the shop while the answer was lost.
 */
const unknownRefunds = async (
  services: Services,
  { gatewayPaymentId }: DueRefund,
): Promise<ListedRefund[]> => {
  const listed = await services.razorpay.refundsOf(gatewayPaymentId);
  const rows = await refundsOfGatewayPayment(services.database.source.manager, gatewayPaymentId);
  const ledgerIds = new Set(rows.map(({ gatewayRefundId }) => gatewayRefundId));
  return listed.filter(({ id, status }) => status !== "failed" && !ledgerIds.has(id));
};

/**
 * The refund that the operator made at Razorpay's dashboard for this one, or that the shop requested without getting
 * the answer.
 */
const refundMadeByHand = async (
  services: Services,
  refund: DueRefund,
): Promise<GatewayRefund | undefined> => {
  if (!refund.mayBeMadeByHand) return undefined;
  return (await unknownRefunds(services, refund)).find((other) => isSameRefund(other, refund));
};

/**
 * The refund at Razorpay that closes this one when nothing is left to refund: a pending one that the ledger does not have, else
 * the newest such one. Its id is stored, so that the shop notices if it fails. `null` if the ledger has all of them.
 */
const lastRefund = async (services: Services, refund: DueRefund): Promise<GatewayRefund | null> => {
  const unknown = await unknownRefunds(services, refund);
  return unknown.find(({ status }) => status === "pending") ?? unknown[0] ?? null;
};

/**
 * Requests the rest, if a part was refunded in Razorpay's dashboard, or is a fee that Razorpay keeps; the last refund if nothing
 * remains.
 */
const requestRest = async (
  services: Services,
  refund: DueRefund,
  refusal: unknown,
): Promise<GatewayRefund | null> => {
  const payment = await services.razorpay.payment(refund.gatewayPaymentId);
  const rest = refundableAmount(payment) - payment.refunded;
  if (rest >= refund.amount) throw refusal;
  if (rest === 0) return lastRefund(services, refund);
  return askRazorpay(services, refund, {
    amount: rest,
    idempotencyKey: `${refundIdempotencyKey(refund)}-${rest}`,
  });
};

const requestDueRefund = async (services: Services, refund: DueRefund): Promise<GatewayRefund | null> => {
  const madeByHand = await refundMadeByHand(services, refund);
  if (madeByHand) return madeByHand;
  try {
    return await askRazorpay(services, refund, {
      amount: refund.amount,
      idempotencyKey: refundIdempotencyKey(refund),
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return requestRest(services, refund, error);
  }
};

/**
 * Requests a due refund at Razorpay. Each attempt uses the same idempotency key until Razorpay reports a failure, so the
 * amount is refunded once. Before a refund that failed, or that is due for an hour, is requested, it is looked for among the
 * refunds of the payment at Razorpay. The reason of a refusal is stored for the admin; a later attempt can succeed, such as after a
 * refusal for the balance of the account.
 */
export const requestRefund = async (services: Services, refundId: string): Promise<void> => {
  const refund = await dueRefund(services.database.source.manager, refundId);
  if (!refund) return;
  const gatewayRefund = await requestDueRefund(services, refund).catch(async (error: unknown) => {
    if (error instanceof RazorpayError && isRefused(error))
      await setRefundRefusal(services.database.source.manager, refundId, error.message);
    throw error;
  });
  const isClosed = await inTransaction(services.database, async (tx) => {
    if (!(await closeRefund(tx, refund, gatewayRefund?.id ?? null))) return false;
    if (gatewayRefund && gatewayRefund.status !== "processed") await scheduleRefundCheck(tx, refundId);
    return true;
  });
  if (!isClosed) throw new Error(`Razorpay's refund ${gatewayRefund?.id} is that of another refund.`);
};
