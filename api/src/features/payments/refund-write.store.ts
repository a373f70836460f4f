import { IsNull, Not, type EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";
import type { Paise } from "../../platform/money.ts";
import { Payment } from "./payment.entity.ts";
import { refundJobKey, type RefundReason } from "./payment.rules.ts";
import { Refund } from "./refund.entity.ts";

export type NewRefund = {
  paymentId: string;
  amount: Paise;
  reason: RefundReason;
  /** The credit that it pays back; absent if the shop keeps nothing of the payment. */
  creditId?: string;
};

/** Inserts a due refund. Returns its id. */
export const addRefund = async (tx: EntityManager, refund: NewRefund): Promise<string> => {
  const result = await tx.insert(Refund, refund);
  const { id } = result.identifiers[0] as { id: string };
  recordEvent(tx, "refund.created", [id]);
  return id;
};

/** A refund that Razorpay has not accepted yet. */
export type DueRefund = {
  id: string;
  /** The source of its credit; its own id without a credit. */
  causeId: string;
  paymentId: string;
  gatewayPaymentId: string;
  amount: Paise;
  failures: number;
  createdAt: Date;
  /** Whether the operator may have made it at Razorpay's dashboard: it failed, or is due for an hour. */
  mayBeMadeByHand: boolean;
};

/** A refund that is still due; `undefined` if Razorpay has accepted it. */
export const dueRefund = async (tx: EntityManager, id: string): Promise<DueRefund | undefined> => {
  const [row] = await tx.query<DueRefund[]>(
    `select r.id, coalesce(c.source_id, r.id) as "causeId", r.payment_id as "paymentId",
       p.gateway_payment_id as "gatewayPaymentId", r.amount, r.failures,
       r.created_at as "createdAt", r.failures > 0 or r.created_at < now() - interval '1 hour' as "mayBeMadeByHand"
     from refunds r join payments p on p.id = r.payment_id left join order_credits c on c.id = r.credit_id
     where r.id = $1 and r.refunded_at is null`,
    [id],
  );
  return row;
};

/** Locks the payment of a refund, so that the refunds of a payment change one after another. */
const lockPayment = async (tx: EntityManager, id: string): Promise<void> => {
  const lock = { mode: "for_no_key_update" } as const;
  await tx.findOne(Payment, { select: { id: true }, where: { id }, lock });
};

/** Whether another refund of the ledger has this id of Razorpay. The caller has locked the payment. */
const isOfOtherRefund = (tx: EntityManager, id: string, gatewayRefundId: string): Promise<boolean> =>
  tx.existsBy(Refund, { gatewayRefundId, id: Not(id) });

/**
 * Marks a refund as accepted by Razorpay. Changes nothing if the attempt has been counted as a failure since. A payment of
 * which nothing is kept is refunded with its last refund. `gatewayRefundId` is `null` if no refund at Razorpay can be assigned to
 * this row. Returns `false` and counts a failure if Razorpay's refund is already assigned to another row: this one is requested
 * with another key.
 */
export const closeRefund = async (
  tx: EntityManager,
  refund: DueRefund,
  gatewayRefundId: string | null,
): Promise<boolean> => {
  await lockPayment(tx, refund.paymentId);
  if (gatewayRefundId && (await isOfOtherRefund(tx, refund.id, gatewayRefundId))) {
    await countRefundFailure(tx, refund);
    return false;
  }
  const { id, failures } = refund;
  await tx.update(
    Refund,
    { id, failures, refundedAt: IsNull() },
    { refundedAt: () => "now()", gatewayRefundId, refusal: null },
  );
  await tx.query(
    `update payments set status = 'refunded' where id = $1 and status = 'refund_due'
       and not exists (select from refunds where payment_id = $1 and refunded_at is null)`,
    [refund.paymentId],
  );
  recordEvent(tx, "refund.changed", [id]);
  return true;
};

/** Counts a failure that Razorpay reported in its answer to the request. */
export const countRefundFailure = async (tx: EntityManager, { id, failures }: DueRefund): Promise<void> => {
  await tx.update(Refund, { id, failures }, { failures: failures + 1 });
};

/** Stores why Razorpay refuses a refund. */
export const setRefundRefusal = async (tx: EntityManager, id: string, refusal: string): Promise<void> => {
  await tx.update(Refund, { id, refundedAt: IsNull() }, { refusal });
};

/** A refund that Razorpay has accepted. It can still fail at the bank. */
export type AcceptedRefund = { id: string; paymentId: string; gatewayRefundId: string; failures: number };

/** A refund that Razorpay has accepted; `undefined` if it is due, or if it was closed without an id. */
export const acceptedRefund = async (tx: EntityManager, id: string): Promise<AcceptedRefund | undefined> => {
  const refund = await tx.findOneBy(Refund, { id, refundedAt: Not(IsNull()) });
  if (!refund?.gatewayRefundId) return undefined;
  const { paymentId, gatewayRefundId, failures } = refund;
  return { id, paymentId, gatewayRefundId, failures };
};

/** Makes an accepted refund due again, after Razorpay failed to pay it. `false` if that was done before. */
export const reopenRefund = async (tx: EntityManager, refund: AcceptedRefund): Promise<boolean> => {
  await lockPayment(tx, refund.paymentId);
  const { affected } = await tx.update(
    Refund,
    { id: refund.id, gatewayRefundId: refund.gatewayRefundId },
    { refundedAt: null, gatewayRefundId: null, failures: () => "failures + 1" },
  );
  if (!affected) return false;
  recordEvent(tx, "refund.changed", [refund.id]);
  await tx.update(Payment, { id: refund.paymentId, status: "refunded" }, { status: "refund_due" });
  return true;
};

/** Whether Razorpay has still to accept a refund of a payment. */
export const hasDueRefund = (tx: EntityManager, paymentId: string): Promise<boolean> =>
  tx.existsBy(Refund, { paymentId, refundedAt: IsNull() });

/** The refunds of a payment, by Razorpay's id of the payment. */
export const refundsOfGatewayPayment = (
  tx: EntityManager,
  gatewayPaymentId: string,
): Promise<Pick<Refund, "id" | "gatewayRefundId" | "refundedAt">[]> =>
  tx.findBy(Refund, { payment: { gatewayPaymentId } });

/** Ids of refunds due for more than `seconds` without a job that has attempts left, oldest first: it must have been lost. */
export const overdueRefunds = async (
  tx: EntityManager,
  seconds: number,
  limit: number,
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select id from refunds where refunded_at is null and created_at < now() - make_interval(secs => $1)
       and not exists (select from graphile_worker.jobs where key = $3 || refunds.id and attempts < max_attempts)
     order by created_at limit $2`,
    [seconds, limit, refundJobKey("")],
  );
  return rows.map(({ id }) => id);
};
