import { randomUUID } from "node:crypto";
import { refuse } from "../../platform/errors/errors.ts";
import { rupees, type Paise } from "../../platform/money.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import type { Intent } from "./intent.store.ts";
import { makeIntent } from "./make-intent.command.ts";

/** Dearest amount that is taken beforehand: one crore rupees. */
const most: Paise = rupees(10_000_000);

/**
 * An intent to pay before placing, as the documented REST sequence does. The amount is believed only as far as it
 * goes: an order consumes the payment when it is exactly its own total. Below the shipping fee no order's total can be.
 */
export const createPaymentIntent = async (shop: Shop, viewer: Viewer, amount: Paise): Promise<Intent> => {
  if (amount < shop.settings.shop.checkoutShippingFee || amount > most)
    refuse("AMOUNT_UNPAYABLE", { field: "amount" });
  await shop.throttles.count({ payByAccount: viewer.userId });
  return makeIntent(shop, {
    userId: viewer.userId,
    orderId: null,
    amount,
    receipt: `pay-${randomUUID()}`,
  });
};
