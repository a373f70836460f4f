import { refuse } from "./accounts.refusals.ts";

/** Why an account cannot pay in cash on delivery, as the shopper is told. */
export enum CashBlockReason {
  UNACCEPTED = "unaccepted",
  UNREACHABLE = "unreachable",
  OTHER = "other",
}

/** Throws CASH_BLOCKED if an order in cash is for an account that cannot pay so. */
export const refuseBlockedCash = (
  order: { isCash: boolean; isCashBlocked: boolean },
  message?: string,
): void => {
  if (order.isCash && order.isCashBlocked)
    refuse("CASH_BLOCKED", { field: "paymentMethod", ...(message ? { message } : {}) });
};
