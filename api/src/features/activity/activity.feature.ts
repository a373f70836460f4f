import type { Feature } from "../shop/feature.ts";
import { ActivityResolver } from "./activity.resolver.ts";

export const activityFeature = {
  resolvers: [ActivityResolver],
} satisfies Feature;
