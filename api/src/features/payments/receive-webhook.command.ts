import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./payments.refusals.ts";
import type { Services } from "../shop/services.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { ledgerRow } from "./payment.store.ts";
import { intentOfGatewayOrder } from "./payment-intent.store.ts";
import { refundsOfGatewayPayment } from "./refund-write.store.ts";
import { scheduleConfirmation } from "./schedule-confirmation.command.ts";
import { scheduleRefundCheck } from "./schedule-refund-check.command.ts";
import { recordEvent } from "./webhook-event.store.ts";

/** The raw body of a webhook, and Razorpay's two headers. */
export type ReceivedWebhook = { body: Buffer; signature: string; eventId: string };

type WebhookBody = {
  event?: unknown;
  created_at?: unknown;
  payload?: {
    payment?: { entity?: { order_id?: unknown } };
    order?: { entity?: { id?: unknown } };
    dispute?: { entity?: { id?: unknown; payment_id?: unknown } };
    refund?: { entity?: { id?: unknown; payment_id?: unknown } };
  };
};

/**
 * Seconds in which an event may arrive before its payment or refund is stored. It is short because the account at Razorpay may
 * have other shops too: Razorpay disables a webhook that is refused for a day.
 */
const unknownEventSeconds = 15 * 60;

const parseBody = (body: Buffer): WebhookBody => {
  try {
    const parsed: unknown = JSON.parse(body.toString("utf8"));
    return typeof parsed === "object" && parsed !== null ? parsed : refuse("BAD_JSON");
  } catch {
    return refuse("BAD_JSON");
  }
};

const gatewayOrderOf = ({ payload }: WebhookBody): string | undefined => {
  const id = payload?.order?.entity?.id ?? payload?.payment?.entity?.order_id;
  return typeof id === "string" ? id : undefined;
};

/** The failed refund of a `refund.failed` event; `undefined` for other events. */
const failedRefundOf = ({ event, payload }: WebhookBody): { id: string; paymentId: string } | undefined => {
  const { id, payment_id: paymentId } = payload?.refund?.entity ?? {};
  if (event !== "refund.failed" || typeof id !== "string" || typeof paymentId !== "string") return undefined;
  return { id, paymentId };
};

/** The dispute of a `payment.dispute.*` event; `undefined` for other events. */
const disputeOf = ({ event, payload }: WebhookBody): { id: string; paymentId: string } | undefined => {
  const { id, payment_id: paymentId } = payload?.dispute?.entity ?? {};
  const isDispute = typeof event === "string" && event.startsWith("payment.dispute.");
  return isDispute && typeof id === "string" && typeof paymentId === "string" ? { id, paymentId } : undefined;
};

const isOld = ({ created_at }: WebhookBody): boolean =>
  typeof created_at === "number" && created_at < Date.now() / 1000 - unknownEventSeconds;

/** Adds the job of an event; `undefined` if the event does not concern this shop. */
type DueJob = (() => Promise<void>) | undefined;

/** The check of a failed refund. Throws EVENT_UNKNOWN while its id is not stored yet, so that Razorpay sends it again. */
const dueRefundCheck = async (
  tx: EntityManager,
  message: WebhookBody,
  failed: { id: string; paymentId: string },
): Promise<DueJob> => {
  const refunds = await refundsOfGatewayPayment(tx, failed.paymentId);
  const refund = refunds.find(({ gatewayRefundId }) => gatewayRefundId === failed.id);
  if (refund) return () => scheduleRefundCheck(tx, refund.id, 0);
  const mayBeOurs = refunds.some(({ refundedAt }) => refundedAt === null);
  return mayBeOurs && !isOld(message) ? refuse("EVENT_UNKNOWN") : undefined;
};

/** The confirmation of a payment. Intents are stored before a client can pay, so an unknown order is that of another shop. */
const dueConfirmation = async (tx: EntityManager, gatewayOrderId: string): Promise<DueJob> => {
  const intent = await intentOfGatewayOrder(tx, gatewayOrderId);
  return intent ? () => scheduleConfirmation(tx, intent.id) : undefined;
};

/** The question about a dispute. Throws EVENT_UNKNOWN while its payment is not booked yet, so that Razorpay sends it again. */
const dueDispute = async (
  tx: EntityManager,
  message: WebhookBody,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<DueJob> => {
  if (!(await ledgerRow(tx, paymentId))) return isOld(message) ? undefined : refuse("EVENT_UNKNOWN");
  return () => addJob(tx, "record-dispute", { gatewayDisputeId: id }, { key: `dispute ${id}` });
};

const dueJobOf = async (tx: EntityManager, message: WebhookBody): Promise<DueJob> => {
  const failed = failedRefundOf(message);
  if (failed) return dueRefundCheck(tx, message, failed);
  const dispute = disputeOf(message);
  if (dispute) return dueDispute(tx, message, dispute);
  const gatewayOrderId = gatewayOrderOf(message);
  return gatewayOrderId === undefined ? undefined : dueConfirmation(tx, gatewayOrderId);
};

/**
 * Receives a webhook event: verified by its signature, processed once by its id. Its content only selects a job, which
 * asks Razorpay itself. So events may arrive late, twice, or in any order. An event about an order of another shop is ignored. An
 * event about a dispute or a refund whose payment or id is not stored yet is refused with 503, so that Razorpay sends it again;
 * after 15 minutes it is ignored too.
 * Returns `accepted` if a job was added, `duplicate` for an event that was processed before, else `ignored`.
 * Throws SIGNATURE_WRONG, BAD_INPUT, BAD_JSON, EVENT_UNKNOWN.
 */
export const receiveWebhook = async (
  services: Services,
  { body, signature, eventId }: ReceivedWebhook,
): Promise<"accepted" | "duplicate" | "ignored"> => {
  if (!services.razorpay.isWebhookSignature(body, signature)) refuse("SIGNATURE_WRONG");
  if (eventId === "") refuse("BAD_INPUT", { message: "The header x-razorpay-event-id is missing." });
  const message = parseBody(body);
  return inTransaction(services.database, async (tx) => {
    const due = await dueJobOf(tx, message);
    if (!due) return "ignored";
    if (!(await recordEvent(tx, { id: eventId, event: String(message.event) }))) return "duplicate";
    await due();
    return "accepted";
  });
};
