import type { Feature } from "../shop/feature.ts";
import { AdminNotification } from "./admin-notification.entity.ts";
import { adminNotificationTasks } from "./admin-notification.jobs.ts";
import { AdminNotificationResolver } from "./admin-notification.resolver.ts";

export const adminNotificationsFeature = {
  entities: [AdminNotification],
  resolvers: [AdminNotificationResolver],
  tasks: adminNotificationTasks,
  timetable: [{ task: "sweep-admin-notifications", match: "* * * * *" }],
} satisfies Feature;
