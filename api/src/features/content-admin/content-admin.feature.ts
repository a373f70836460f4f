import type { Feature } from "../shop/feature.ts";
import { ContentAdminResolver } from "./content-admin.resolver.ts";

export const contentAdminFeature = {
  resolvers: [ContentAdminResolver],
  nodes: { ContentDocument: "content" },
} satisfies Feature;
