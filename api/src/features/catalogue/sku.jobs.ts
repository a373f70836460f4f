import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { makeMissingSkus } from "./make-skus.command.ts";

type SkuJobs = {
  /** Makes the SKUs of products that a process of an earlier version has added. */
  "make-skus": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends SkuJobs {}
}

export const skuTasks = (services: Services): TasksOf<SkuJobs> => ({
  "make-skus": () => makeMissingSkus(services),
});
