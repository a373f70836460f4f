import type { TasksOf } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { tidyKeys } from "./api-key.store.ts";

type ApiKeyJobs = { "tidy-api-keys": Record<string, never> };

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends ApiKeyJobs {}
}

export const apiKeyTasks = ({ database }: Services): TasksOf<ApiKeyJobs> => ({
  "tidy-api-keys": () => tidyKeys(database),
});
