import type { EntityManager } from "typeorm";
import {
  addOrderAddressRequest,
  type OrderAddressLimits,
} from "../accounts/order-addresses/order-address.store.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import type { OrderToMail } from "./order-mail.store.ts";

const limits: OrderAddressLimits = { ofReceiver: 3, ofAccount: 5 };

/**
 * Adds the mail that asks the owner of an order's second address to confirm it. Adds none if the address was asked before,
 * or if the address or the account has had too many of these mails in 24 hours. Decision 50.
 */
export const requestAddressConfirmation = async (
  tx: EntityManager,
  services: Services,
  { userId, receivers: { unconfirmed } }: OrderToMail,
): Promise<void> => {
  if (!unconfirmed) return;
  const activeLimits = services.settings.throttles ? limits : null;
  const addressId = await addOrderAddressRequest(tx, { userId, email: unconfirmed }, activeLimits);
  if (addressId) await addJob(tx, "mail-order-address", { addressId });
};
