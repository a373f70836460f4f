import type { Feature } from "../shop/feature.ts";
import { TimelineResolver } from "./timeline.resolver.ts";

export const timelineFeature = {
  resolvers: [TimelineResolver],
} satisfies Feature;
