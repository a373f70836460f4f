import { inTransaction } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import type { User } from "../user.entity.ts";
import { consentOfSwitch } from "../consents/consent.rules.ts";
import { recordConsent } from "../consents/consent.store.ts";
import { lockShopper, setNotifications, userById, type NotificationChoices } from "../user.store.ts";

/** The switches of the settings that are consents, each with the purpose of its consent. */
const switches = Object.entries(consentOfSwitch) as [
  keyof typeof consentOfSwitch,
  (typeof consentOfSwitch)[keyof typeof consentOfSwitch],
][];

/**
 * Stores the given choices of mails; the others stay, since another tab or device may have changed them. Account and security
 * mails are always sent. Decision 7. A switch that changes is a consent that is given or withdrawn.
 */
export const updateNotifications = async (
  services: Services,
  viewer: Viewer,
  choices: Partial<NotificationChoices>,
): Promise<User> =>
  inTransaction(services.database, async (tx) => {
    const { userId } = viewer;
    await lockShopper(tx, userId);
    const before = (await userById(tx, userId)) ?? refuse("UNAUTHENTICATED");
    await setNotifications(tx, userId, choices);
    for (const [name, purpose] of switches) {
      const isGiven = choices[name];
      if (isGiven !== undefined && isGiven !== before[name])
        await recordConsent(tx, { userId, purpose, isGiven, source: "settings" });
    }
    return (await userById(tx, userId)) ?? refuse("UNAUTHENTICATED");
  });
