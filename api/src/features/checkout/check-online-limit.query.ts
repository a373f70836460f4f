import type { EntityManager } from "typeorm";
import { cashHistoryOf } from "../orders/order-history.store.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import { onlineLimitMessage } from "../payments/online-payment.rules.ts";
import { refuse } from "./checkout.refusals.ts";
import type { Paise } from "../../platform/money.ts";
import type { Services } from "../shop/services.ts";
import { exceededCashLimit } from "./order-limits.rules.ts";

type Purchase = { userId: string; isCashBlocked: boolean; total: Paise };

const isCashPossible = async (
  tx: EntityManager,
  { settings }: Services,
  { userId, isCashBlocked, total }: Purchase,
): Promise<boolean> => {
  if (isCashBlocked) return false;
  if (!settings.throttles) return true;
  return exceededCashLimit(await cashHistoryOf(tx, userId), { total }, settings.orderLimits) === null;
};

/** Why a purchase cannot be paid online, with the ways out that it has; `null` if it can. */
export const onlineRefusal = async (
  tx: EntityManager,
  services: Services,
  purchase: Purchase,
): Promise<string | null> => {
  const { onlineMaximum } = services.settings.shop;
  if (purchase.total <= onlineMaximum) return null;
  return onlineLimitMessage(onlineMaximum, { isCashPossible: await isCashPossible(tx, services, purchase) });
};

/** Throws ONLINE_LIMIT for an order to be paid online whose total is above the maximum. */
export const checkOnlineLimit = async (
  tx: EntityManager,
  services: Services,
  { paymentMethod, ...purchase }: Purchase & { paymentMethod: PaymentMethod },
): Promise<void> => {
  if (paymentMethod !== PaymentMethod.ONLINE) return;
  const message = await onlineRefusal(tx, services, purchase);
  if (message) refuse("ONLINE_LIMIT", { field: "paymentMethod", message });
};
