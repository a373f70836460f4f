import { z } from "zod";
import { amount } from "./razorpay-answers.ts";

const inSeconds = z.number().transform((seconds) => new Date(seconds * 1000));

/** A dispute as Razorpay reports it. Phases and statuses may be added by the API, so they are text. */
export const disputeAnswer = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    amount_deducted: amount.nullish(),
    reason_code: z.string().nullish(),
    phase: z.string().nullish(),
    status: z.string(),
    respond_by: inSeconds.nullish(),
    created_at: inSeconds,
  })
  .transform((answer) => ({
    id: answer.id,
    gatewayPaymentId: answer.payment_id,
    amount: answer.amount,
    amountDeducted: answer.amount_deducted ?? 0,
    reasonCode: answer.reason_code ?? "",
    phase: answer.phase ?? "",
    status: answer.status,
    responseDueAt: answer.respond_by ?? null,
    openedAt: answer.created_at,
  }));

const reportItem = z
  .object({
    entity_id: z.string(),
    type: z.string(),
    amount,
    fee: amount.nullish(),
    tax: amount.nullish(),
    credit: amount.nullish(),
    debit: amount.nullish(),
    settlement_id: z.string().nullish(),
    settlement_utr: z.string().nullish(),
    settled_at: inSeconds.nullish(),
  })
  .transform((item) => ({
    entityId: item.entity_id,
    type: item.type,
    amount: item.amount,
    fee: item.fee ?? 0,
    tax: item.tax ?? 0,
    credit: item.credit ?? 0,
    debit: item.debit ?? 0,
    gatewaySettlementId: item.settlement_id ?? null,
    utr: item.settlement_utr ?? null,
    settledAt: item.settled_at ?? null,
  }));

/** A page of the reconciliation report of one day. */
export const reportAnswer = z.object({ items: z.array(reportItem) });

export type GatewayDispute = z.output<typeof disputeAnswer>;
export type ReportItem = z.output<typeof reportItem>;
