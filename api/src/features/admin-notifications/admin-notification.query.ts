import { refuse } from "../../platform/errors/errors.ts";
import { userById } from "../accounts/user.store.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { kindsOf } from "./admin-notification.rules.ts";
import { settingsOf } from "./admin-notification.store.ts";
import type { AdminNotificationSettings } from "./admin-notification.types.ts";

/** How often an admin is mailed about what comes in, and to which address. */
export const adminNotifications = async (
  services: Services,
  viewer: Viewer,
): Promise<AdminNotificationSettings> => {
  const { manager } = services.database.source;
  const { email } = (await userById(manager, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  return {
    email,
    shopEmail: services.settings.messagesTo,
    notifications: await settingsOf(manager, viewer.userId, kindsOf(viewer.staffRole)),
  };
};
