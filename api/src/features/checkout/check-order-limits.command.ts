import type { EntityManager } from "typeorm";
import { refuse } from "./checkout.refusals.ts";
import type { Paise } from "../../platform/money.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { countOrderForLimits } from "../orders/order-history.store.ts";
import type { PaymentMethod } from "../orders/order-payment.rules.ts";
import type { Services } from "../shop/services.ts";
import { exceededLimit } from "./order-limits.rules.ts";

export type Buyer = Viewer & {
  /** Network of the request. */
  network: string;
};

type PricedOrder = { lines: readonly { quantity: number }[]; total: Paise };

/** Refuses an unpaid order that exceeds a limit of its shopper or its network. Decision 51. */
export const checkOrderLimits = async (
  tx: EntityManager,
  { settings }: Services,
  { userId, network }: Buyer,
  paymentMethod: PaymentMethod,
  { lines, total }: PricedOrder,
): Promise<void> => {
  if (!settings.throttles) return;
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
  const history = await countOrderForLimits(tx, { userId, network });
  const exceeded = exceededLimit(history, { paymentMethod, pieces, total }, settings.orderLimits);
  if (exceeded) refuse(exceeded.code, { facts: exceeded.facts });
};
