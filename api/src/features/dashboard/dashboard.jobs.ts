import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import { foldFigures } from "./fold-figures.command.ts";

type DashboardJobs = {
  /** Folds the changes of orders and stock into the figures of the dashboard. */
  "fold-figures": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends DashboardJobs {}
}

/** Best sellers and the list of customers are at most so many seconds old. All sums are exact without a fold. */
export const foldIntervalSeconds = 10;

export const dashboardTasks = (shop: Shop): TasksOf<DashboardJobs> => ({
  "fold-figures": () => foldFigures(shop),
});
