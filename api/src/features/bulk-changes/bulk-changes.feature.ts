import type { Feature } from "../shop/feature.ts";
import { BatchRowResolver } from "./batch-row.resolver.ts";
import { BatchWritingResolver } from "./batch-writing.resolver.ts";
import { batchTasks } from "./batch.jobs.ts";
import { ProductBatchPart } from "./product-batch-part.entity.ts";
import { ProductBatchPicture } from "./product-batch-picture.entity.ts";
import { ProductBatchRow } from "./product-batch-row.entity.ts";
import { ProductBatch } from "./product-batch.entity.ts";
import { ProductBatchResolver } from "./product-batch.resolver.ts";
import { addProductFiles } from "./product-files.ts";
import { bulkChangesRefusals } from "./bulk-changes.refusals.ts";

export const bulkChangesFeature = {
  entities: [ProductBatch, ProductBatchPart, ProductBatchPicture, ProductBatchRow],
  resolvers: [ProductBatchResolver, BatchRowResolver, BatchWritingResolver],
  refusals: bulkChangesRefusals,
  nodes: { ProductBatch: "productBatch" },
  tasks: batchTasks,
  timetable: [{ task: "tidy-product-batches", match: "45 21 * * *" }],
  addRoutes: addProductFiles,
} satisfies Feature;
