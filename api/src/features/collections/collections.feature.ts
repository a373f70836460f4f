import type { Feature } from "../shop/feature.ts";
import { CollectionProduct } from "./collection-product.entity.ts";
import { CollectionSlug } from "./collection-slug.entity.ts";
import { Collection } from "./collection.entity.ts";

export const collectionsFeature = {
  entities: [Collection, CollectionProduct, CollectionSlug],
} satisfies Feature;
