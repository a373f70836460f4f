import type { Feature } from "../shop/feature.ts";
import { LowStock } from "./low-stock.entity.ts";
import { ProductPicture } from "./picture.entity.ts";
import { pictureTasks } from "./pictures/picture.jobs.ts";
import { ProductByHandleResolver } from "./product-by-handle.resolver.ts";
import { ProductRead } from "./product-read.entity.ts";
import { Product } from "./product.entity.ts";
import { ProductVariant } from "./product-variant.entity.ts";
import { ProductResolver } from "./product.resolver.ts";
import { productRows } from "./product.routes.ts";
import { ProductsByIdsResolver } from "./products-by-ids.resolver.ts";
import { ProductVariantResolver } from "./variant.resolver.ts";
import { skuTasks } from "./sku.jobs.ts";
import { SimilarProduct } from "./similar-product.entity.ts";
import { StockMovement } from "./stock-movement.entity.ts";
import { StockUnit } from "./stock-unit.entity.ts";
import { ProductVideo } from "./videos/product-video.entity.ts";
import { videoTasks } from "./videos/video.jobs.ts";
import { catalogueRefusals } from "./catalogue.refusals.ts";

export const catalogueFeature = {
  entities: [
    Product,
    ProductVariant,
    StockUnit,
    LowStock,
    StockMovement,
    ProductRead,
    ProductPicture,
    ProductVideo,
    SimilarProduct,
  ],
  resolvers: [ProductResolver, ProductByHandleResolver, ProductsByIdsResolver, ProductVariantResolver],
  refusals: catalogueRefusals,
  nodes: { Product: "product" },
  sql: "features/catalogue/catalogue.sql",
  tasks: (services) => ({ ...pictureTasks(services), ...videoTasks(services), ...skuTasks(services) }),
  repeats: () => [{ name: "make-skus", everySeconds: 3600 }],
  pictureJobs: ["render-picture", "delete-picture", "delete-video"],
  restRows: productRows,
} satisfies Feature;
