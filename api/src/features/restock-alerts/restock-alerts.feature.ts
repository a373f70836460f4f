import type { Feature } from "../shop/feature.ts";
import { restockData } from "./personal-data.store.ts";
import { RestockAlert } from "./restock-alert.entity.ts";
import { restockTasks } from "./restock-alert.jobs.ts";
import { RestockAlertResolver } from "./restock-alert.resolver.ts";
import { restockAlertsRefusals } from "./restock-alerts.refusals.ts";

export const restockAlertsFeature = {
  entities: [RestockAlert],
  resolvers: [RestockAlertResolver],
  refusals: restockAlertsRefusals,
  sql: "features/restock-alerts/restock-alerts.sql",
  tasks: restockTasks,
  timetable: [{ task: "sweep-restock-alerts", match: "30 4 * * *" }],
  personalData: restockData,
} satisfies Feature;
