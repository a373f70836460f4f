import type { Feature } from "../shop/feature.ts";
import { CollectionAdminResolver } from "./collection-admin.resolver.ts";
import { CollectionWritingResolver } from "./collection-writing.resolver.ts";
import { forgetCollectionsOnChange } from "./forget-collections.ts";
import { collectionAdminRefusals } from "./collection-admin.refusals.ts";

export const collectionAdminFeature = {
  resolvers: [CollectionAdminResolver, CollectionWritingResolver],
  refusals: collectionAdminRefusals,
  nodes: { AdminCollection: "adminCollection" },
  listen: forgetCollectionsOnChange,
} satisfies Feature;
