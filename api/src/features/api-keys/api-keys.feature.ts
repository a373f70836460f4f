import type { Feature } from "../shop/feature.ts";
import { ApiKey } from "./api-key.entity.ts";
import { apiKeyTasks } from "./api-key.jobs.ts";
import { ApiKeyResolver } from "./api-key.resolver.ts";
import { apiKeyData } from "./personal-data.store.ts";

export const apiKeysFeature = {
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  tasks: apiKeyTasks,
  timetable: [{ task: "tidy-api-keys", match: "45 21 * * *" }],
  personalData: apiKeyData,
} satisfies Feature;
