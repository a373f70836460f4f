import type { Feature } from "../shop/feature.ts";
import { ContentAdminResolver } from "./content-admin.resolver.ts";
import { contentAdminRefusals } from "./content-admin.refusals.ts";

export const contentAdminFeature = {
  resolvers: [ContentAdminResolver],
  refusals: contentAdminRefusals,
  nodes: { ContentDocument: "content" },
} satisfies Feature;
