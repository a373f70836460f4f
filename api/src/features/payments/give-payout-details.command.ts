import { inTransaction } from "../../platform/database/database.ts";
import { encrypt } from "../../platform/encryption.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { lockPayout, setDestination } from "./payout-write.store.ts";
import {
  destinationBinding,
  destinationHint,
  isInvalid,
  payoutDestination,
  type PayoutDetails,
} from "./payout.rules.ts";

/**
 * Stores where a payout of the shopper goes, encrypted. Until it is paid, other details replace them. Returns its id.
 * Throws BAD_ID, PAYOUT_DETAILS_INVALID, PAYOUT_NOT_FOUND, PAYOUT_PAID, TOO_MANY.
 */
export const givePayoutDetails = async (
  shop: Shop,
  viewer: Viewer,
  { payoutId: requestedId, ...details }: PayoutDetails & { payoutId: string },
): Promise<string> => {
  const id = asId(requestedId, "payoutId");
  const destination = payoutDestination(details);
  if (isInvalid(destination)) return refuse("PAYOUT_DETAILS_INVALID", destination);
  await shop.throttles.count({ payoutDetailsByAccount: viewer.userId });
  return inTransaction(shop.database, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (!payout || payout.userId !== viewer.userId) return refuse("PAYOUT_NOT_FOUND");
    if (payout.paidAt) return refuse("PAYOUT_PAID");
    await setDestination(tx, id, {
      destination: encrypt(shop.payoutSecret, JSON.stringify(destination), destinationBinding(id)),
      hint: destinationHint(destination),
    });
    await addJob(tx, "mail-payout", { payoutId: id, step: "given" }, { key: `payout given ${id}` });
    return id;
  });
};
