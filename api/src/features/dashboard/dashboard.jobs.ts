import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import { shareOfTime } from "../../platform/async/share-of-time.ts";
import { countBestSellers } from "./count-best-sellers.command.ts";
import { foldFigures } from "./fold-figures.command.ts";

type DashboardJobs = {
  /** Folds the changes of orders and stock into the figures of the dashboard, and counts best sellers now and then. */
  "fold-figures": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends DashboardJobs {}
}

/** Maximum age of the list of customers, in seconds. All sums are exact without a fold. */
export const foldIntervalSeconds = 10;

/** Maximum share of the time of one process that counting best sellers takes. So they are some seconds old, or some minutes. */
const bestSellersShare = 0.01;

export const dashboardTasks = (shop: Shop): TasksOf<DashboardJobs> => {
  const countSometimes = shareOfTime(bestSellersShare, () => countBestSellers(shop));
  return {
    "fold-figures": async () => {
      await foldFigures(shop);
      await countSometimes();
    },
  };
};
