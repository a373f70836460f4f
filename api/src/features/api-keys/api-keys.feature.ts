import type { Feature } from "../shop/feature.ts";
import { ApiKey } from "./api-key.entity.ts";
import { apiKeyTasks } from "./api-key.jobs.ts";
import { ApiKeyResolver } from "./api-key.resolver.ts";
import { apiKeyData } from "./personal-data.store.ts";
import { apiKeysRefusals } from "./api-keys.refusals.ts";

export const apiKeysFeature = {
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  refusals: apiKeysRefusals,
  tasks: apiKeyTasks,
  timetable: [{ task: "tidy-api-keys", match: "45 21 * * *" }],
  personalData: apiKeyData,
} satisfies Feature;
