import type { EntityManager } from "typeorm";
import { askOrderAddress, type AskLimits } from "../accounts/order-address.store.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import type { OrderToMail } from "./order-mail.store.ts";

const limits: AskLimits = { ofReceiver: 3, ofAccount: 5 };

/**
 * Makes the mail due that asks an order's unconfirmed second address; none for an address that was asked before, or when
 * it, or the account, has had too many of them today.
 */
export const requestAddressConfirmation = async (
  tx: EntityManager,
  shop: Shop,
  { userId, receivers: { unconfirmed } }: OrderToMail,
): Promise<void> => {
  if (!unconfirmed) return;
  const activeLimits = shop.settings.throttles ? limits : null;
  const addressId = await askOrderAddress(tx, { userId, email: unconfirmed }, activeLimits);
  if (addressId) await addJob(tx, "mail-order-address", { addressId });
};
