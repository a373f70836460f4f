import type { Feature } from "../shop/feature.ts";
import { AdminListResolver } from "./admin-list.resolver.ts";
import { AdminProductResolver } from "./admin-product.resolver.ts";
import { adminProductRows } from "./admin-product.routes.ts";
import { AuditChangesResolver } from "./audit-changes.resolver.ts";
import { invalidateProductCountsOnChange } from "./invalidate-product-counts.ts";
import { addPriceClock } from "./price-clock.ts";
import { PictureResolver } from "./pictures/picture.resolver.ts";
import { SimilarProductResolver } from "./similar-product.resolver.ts";
import { StockResolver } from "./stock.resolver.ts";
import { VariantResolver } from "./variant.resolver.ts";
import { VideoResolver } from "./videos/video.resolver.ts";
import { videoPartTasks } from "./videos/video-part.jobs.ts";
import { productAdminRefusals } from "./product-admin.refusals.ts";

export const productAdminFeature = {
  resolvers: [
    PictureResolver,
    VideoResolver,
    AdminProductResolver,
    AdminListResolver,
    StockResolver,
    VariantResolver,
    AuditChangesResolver,
    SimilarProductResolver,
  ],
  refusals: productAdminRefusals,
  nodes: { AdminProduct: "adminProduct" },
  tasks: videoPartTasks,
  restRows: adminProductRows,
  addRoutes: addPriceClock,
  listen: invalidateProductCountsOnChange,
} satisfies Feature;
