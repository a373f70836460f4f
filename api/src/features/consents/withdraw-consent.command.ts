import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { ConsentPurpose, type ConsentSource } from "../accounts/consents/consent.rules.ts";
import { recordConsent } from "../accounts/consents/consent.store.ts";
import { lockShopper, setNotifications } from "../accounts/user.store.ts";
import { deleteOpenAlerts } from "../restock-alerts/restock-alert.store.ts";
import { deleteReviewsOf } from "../reviews/delete-reviews.command.ts";
import type { Services } from "../shop/services.ts";

/** What ends with each consent. */
const effects: Record<ConsentPurpose, (tx: EntityManager, userId: string) => Promise<unknown>> = {
  [ConsentPurpose.ACCOUNT]: () =>
    refuse("BAD_INPUT", {
      field: "purpose",
      message: "To withdraw this consent, please delete your account.",
    }),
  [ConsentPurpose.EMAIL]: (tx, userId) => setNotifications(tx, userId, { notifyEmail: false }),
  [ConsentPurpose.ORDER_UPDATES]: (tx, userId) => setNotifications(tx, userId, { notifyOrderUpdates: false }),
  [ConsentPurpose.PROMOTIONS]: (tx, userId) => setNotifications(tx, userId, { notifyPromotions: false }),
  [ConsentPurpose.RESTOCK_ALERTS]: deleteOpenAlerts,
  [ConsentPurpose.REVIEWS]: deleteReviewsOf,
};

/**
 * Withdraws a consent: what it allowed ends in the same transaction. A repeated withdrawal, or one of an erased account, changes
 * nothing.
 */
export const withdrawConsent = (
  services: Services,
  { userId, purpose, source }: { userId: string; purpose: ConsentPurpose; source: ConsentSource },
): Promise<void> =>
  inTransaction(services.database, async (tx) => {
    if (!(await lockShopper(tx, userId))) return;
    await effects[purpose](tx, userId);
    await recordConsent(tx, { userId, purpose, isGiven: false, source });
  });
