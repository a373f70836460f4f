import type { Viewer } from "../../../platform/viewer.ts";
import type { Shop } from "../../shop/shop.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import type { User } from "../user.entity.ts";
import { setNotifications, userById, type NotificationChoices } from "../user.store.ts";

/**
 * Stores the given choices of mails; the others stay, since another tab or device may have changed them. Account and security
 * mails are always sent. Decision 7.
 */
export const updateNotifications = async (
  shop: Shop,
  viewer: Viewer,
  choices: Partial<NotificationChoices>,
): Promise<User> => {
  const { manager } = shop.database.source;
  await setNotifications(manager, viewer.userId, choices);
  return (await userById(manager, viewer.userId)) ?? refuse("UNAUTHENTICATED");
};
