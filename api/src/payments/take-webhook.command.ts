import type { EntityManager } from "typeorm";
import { inTransaction } from "../gateways/database.ts";
import { addJob } from "../gateways/jobs.ts";
import { refuse } from "../shared/errors.ts";
import type { Shop } from "../shop.ts";
import { intentOfGatewayOrder } from "./intent.store.ts";
import { checkJobKey } from "./payment.rules.ts";
import { refundOfGatewayPayment } from "./refund-write.store.ts";
import { noteEvent } from "./webhook-event.store.ts";

/** A webhook as it came: its raw body, and Razorpay's two headers. */
export type ToldWebhook = { body: Buffer; signature: string; eventId: string };

type WebhookBody = {
  event?: unknown;
  created_at?: unknown;
  payload?: {
    payment?: { entity?: { order_id?: unknown } };
    order?: { entity?: { id?: unknown } };
    refund?: { entity?: { id?: unknown; payment_id?: unknown } };
  };
};

/** Seconds after which an event about an order that the shop never made is no longer waited for. */
const unknownFor = 24 * 60 * 60;

const read = (body: Buffer): WebhookBody => {
  try {
    const known: unknown = JSON.parse(body.toString("utf8"));
    return typeof known === "object" && known !== null ? known : refuse("BAD_JSON");
  } catch {
    return refuse("BAD_JSON");
  }
};

const gatewayOrderOf = ({ payload }: WebhookBody): string | undefined => {
  const id = payload?.order?.entity?.id ?? payload?.payment?.entity?.order_id;
  return typeof id === "string" ? id : undefined;
};

/** The refund that failed, if it is that which is told. */
const failedRefundOf = ({ event, payload }: WebhookBody): { id: string; paymentId: string } | undefined => {
  const { id, payment_id: paymentId } = payload?.refund?.entity ?? {};
  if (event !== "refund.failed" || typeof id !== "string" || typeof paymentId !== "string") return undefined;
  return { id, paymentId };
};

const isOld = ({ created_at }: WebhookBody): boolean =>
  typeof created_at === "number" && created_at < Date.now() / 1000 - unknownFor;

type Taken = "taken" | "known" | "not ours";

/** A refund that the shop is just asking for has no id here yet: its news are to come again. */
const takeFailedRefund = async (
  tx: EntityManager,
  told: WebhookBody,
  failed: { id: string; paymentId: string },
  eventId: string,
): Promise<Taken> => {
  const refund = await refundOfGatewayPayment(tx, failed.paymentId);
  if (refund?.gatewayRefundId === null && !isOld(told)) refuse("EVENT_UNKNOWN");
  if (refund?.gatewayRefundId !== failed.id) return "not ours";
  if (!(await noteEvent(tx, { id: eventId, event: String(told.event) }))) return "known";
  await addJob(tx, "check-refund", { refundId: refund.id }, { key: checkJobKey(refund.id) });
  return "taken";
};

const takePayment = async (
  tx: EntityManager,
  told: WebhookBody,
  gatewayOrderId: string,
  eventId: string,
): Promise<Taken> => {
  const intent = await intentOfGatewayOrder(tx, gatewayOrderId);
  if (!intent) return isOld(told) ? "not ours" : refuse("EVENT_UNKNOWN");
  if (!(await noteEvent(tx, { id: eventId, event: String(told.event) }))) return "known";
  await addJob(tx, "confirm-payment", { intentId: intent.id }, { key: `ask ${intent.id}` });
  return "taken";
};

/**
 * Takes what Razorpay tells: believed by its signature, counted once by its id. What it says is not used; a job asks
 * Razorpay itself, so that events may come late, twice, or in any order. An event about an order that is not there
 * (yet) is refused with 503, so that it comes again; after a day it is let go.
 */
export const takeWebhook = async (shop: Shop, { body, signature, eventId }: ToldWebhook): Promise<Taken> => {
  if (!shop.razorpay.isWebhookSignature(body, signature)) refuse("SIGNATURE_WRONG");
  if (eventId === "") refuse("BAD_INPUT", { say: "The header x-razorpay-event-id is missing." });
  const told = read(body);
  const failed = failedRefundOf(told);
  if (failed) return inTransaction(shop.database, (tx) => takeFailedRefund(tx, told, failed, eventId));
  const gatewayOrderId = gatewayOrderOf(told);
  if (gatewayOrderId === undefined) return "not ours";
  return inTransaction(shop.database, (tx) => takePayment(tx, told, gatewayOrderId, eventId));
};
