import { inTransaction } from "../../platform/database/database.ts";
import { ConsentPurpose } from "../accounts/consents/consent.rules.ts";
import { recordConsent } from "../accounts/consents/consent.store.ts";
import { lockShopper } from "../accounts/user.store.ts";
import type { Services } from "../shop/services.ts";
import { deleteOpenAlerts } from "./restock-alert.store.ts";

/** Ends all alerts of the account of a mailed link, which withdraws its consent. Returns their number. */
export const stopAlerts = (services: Services, userId: string): Promise<number> =>
  inTransaction(services.database, async (tx) => {
    if (!(await lockShopper(tx, userId))) return 0;
    const purpose = ConsentPurpose.RESTOCK_ALERTS;
    await recordConsent(tx, { userId, purpose, isGiven: false, source: "mail" });
    return deleteOpenAlerts(tx, userId);
  });
