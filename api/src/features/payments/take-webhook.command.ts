import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
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

/** The job that an event asks for; nothing when it is about nothing of the shop's. */
type Due = (() => Promise<void>) | undefined;

/** A refund that the shop is just asking for has no id here yet: its news are to come again. */
const refundToCheck = async (
  tx: EntityManager,
  told: WebhookBody,
  failed: { id: string; paymentId: string },
): Promise<Due> => {
  const refund = await refundOfGatewayPayment(tx, failed.paymentId);
  if (refund?.gatewayRefundId === null && !isOld(told)) refuse("EVENT_UNKNOWN");
  if (refund?.gatewayRefundId !== failed.id) return undefined;
  return () => addJob(tx, "check-refund", { refundId: refund.id }, { key: checkJobKey(refund.id) });
};

const intentToAsk = async (tx: EntityManager, told: WebhookBody, gatewayOrderId: string): Promise<Due> => {
  const intent = await intentOfGatewayOrder(tx, gatewayOrderId);
  if (!intent) return isOld(told) ? undefined : refuse("EVENT_UNKNOWN");
  return () => addJob(tx, "confirm-payment", { intentId: intent.id }, { key: `ask ${intent.id}` });
};

const dueOf = async (tx: EntityManager, told: WebhookBody): Promise<Due> => {
  const failed = failedRefundOf(told);
  if (failed) return refundToCheck(tx, told, failed);
  const gatewayOrderId = gatewayOrderOf(told);
  return gatewayOrderId === undefined ? undefined : intentToAsk(tx, told, gatewayOrderId);
};

/**
 * Takes what Razorpay tells: believed by its signature, counted once by its id. What it says is not used; a job asks
 * Razorpay itself, so that events may come late, twice, or in any order. An event about an order that is not there
 * (yet) is refused with 503, so that it comes again; after a day it is let go.
 */
export const takeWebhook = async (
  shop: Shop,
  { body, signature, eventId }: ToldWebhook,
): Promise<"taken" | "known" | "not ours"> => {
  if (!shop.razorpay.isWebhookSignature(body, signature)) refuse("SIGNATURE_WRONG");
  if (eventId === "") refuse("BAD_INPUT", { message: "The header x-razorpay-event-id is missing." });
  const told = read(body);
  return inTransaction(shop.database, async (tx) => {
    const due = await dueOf(tx, told);
    if (!due) return "not ours";
    if (!(await noteEvent(tx, { id: eventId, event: String(told.event) }))) return "known";
    await due();
    return "taken";
  });
};
