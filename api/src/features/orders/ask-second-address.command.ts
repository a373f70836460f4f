import type { EntityManager } from "typeorm";
import {
  addOrderAddressRequest,
  type OrderAddressLimits,
} from "../accounts/order-addresses/order-address.store.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import type { OrderToMail } from "./order-mail.store.ts";

const limits: OrderAddressLimits = { ofReceiver: 3, ofAccount: 5 };

/**
 * Makes the mail due that asks an order's unconfirmed second address; none for an address that was asked before, or when
 * it, or the account, has had too many of them today.
 */
export const askSecondAddress = async (
  tx: EntityManager,
  shop: Shop,
  { userId, receivers: { unconfirmed } }: OrderToMail,
): Promise<void> => {
  if (!unconfirmed) return;
  const counted = shop.settings.throttles ? limits : null;
  const addressId = await addOrderAddressRequest(tx, { userId, email: unconfirmed }, counted);
  if (addressId) await addJob(tx, "mail-order-address", { addressId });
};
