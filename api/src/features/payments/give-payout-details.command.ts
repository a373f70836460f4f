import type { EntityManager } from "typeorm";
import { requirePassword } from "../accounts/passwords/require-password.query.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import { refuse } from "./payments.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { lockPayout, setDestination, type LockedPayout } from "./payout-write.store.ts";
import {
  destinationBinding,
  destinationHint,
  isInvalid,
  payoutDestination,
  type PayoutDestination,
  type PayoutDetails,
} from "./payout.rules.ts";

type GivenDestination = { id: string; destination: PayoutDestination };

/** Locks a payout of the shopper that is not paid. Throws PAYOUT_NOT_FOUND, PAYOUT_PAID. */
const lockOwnPayout = async (tx: EntityManager, viewer: Viewer, id: string): Promise<LockedPayout> => {
  const payout = await lockPayout(tx, id);
  if (!payout || payout.userId !== viewer.userId) return refuse("PAYOUT_NOT_FOUND");
  return payout.paidAt ? refuse("PAYOUT_PAID") : payout;
};

/** Whether a payout has this destination already: a repeated request changes nothing. */
const hasDestination = (
  services: Services,
  payout: LockedPayout,
  { id, destination }: GivenDestination,
): boolean =>
  payout.destination !== null &&
  decrypt(services.payoutSecret, payout.destination, destinationBinding(id)) === JSON.stringify(destination);

/** Whether other details are stored, which only the password may replace. */
const replacesDetails = (services: Services, payout: LockedPayout, given: GivenDestination): boolean =>
  payout.detailsGivenAt !== null && !hasDestination(services, payout, given);

/** Stores the destination of a locked payout, encrypted, with its mail. */
const writeDestination = async (
  tx: EntityManager,
  services: Services,
  { id, destination }: GivenDestination,
): Promise<void> => {
  await setDestination(tx, id, {
    destination: encrypt(services.payoutSecret, JSON.stringify(destination), destinationBinding(id)),
    hint: destinationHint(destination),
  });
  await addJob(tx, "mail-payout", { payoutId: id, step: "given" }, { key: `payout given ${id}` });
};

/**
 * Stores where a payout of the shopper goes, encrypted. Until it is paid, other details replace them, with the password: a stolen
 * session cannot redirect the money. Returns its id. Throws BAD_ID, PAYOUT_DETAILS_INVALID, PAYOUT_NOT_FOUND, PAYOUT_PAID,
 * PASSWORD_WRONG, TOO_MANY.
 */
export const givePayoutDetails = async (
  services: Services,
  viewer: Viewer,
  {
    payoutId,
    currentPassword,
    ...details
  }: PayoutDetails & { payoutId: string; currentPassword?: string | null },
): Promise<string> => {
  const id = asId(payoutId, "payoutId");
  const destination = payoutDestination(details);
  if (isInvalid(destination)) return refuse("PAYOUT_DETAILS_INVALID", destination);
  await services.throttles.count({ payoutDetailsByAccount: viewer.userId });
  const given = { id, destination };
  // The password is checked outside of the transaction that writes: hashing it takes long.
  const needsPassword = await inTransaction(services.database, async (tx) =>
    replacesDetails(services, await lockOwnPayout(tx, viewer, id), given),
  );
  if (needsPassword)
    await requirePassword(services, viewer, { typed: currentPassword ?? "", field: "currentPassword" });
  await inTransaction(services.database, async (tx) => {
    const payout = await lockOwnPayout(tx, viewer, id);
    if (hasDestination(services, payout, given)) return;
    // Another request has stored details in between.
    if (payout.detailsGivenAt && !needsPassword) refuse("PASSWORD_WRONG", { field: "currentPassword" });
    await writeDestination(tx, services, given);
  });
  return id;
};
