import type { Feature } from "../shop/feature.ts";
import { addExportFiles } from "./export-files.ts";
import { RecordExportResolver } from "./export.resolver.ts";

export const exportsFeature = {
  resolvers: [RecordExportResolver],
  addRoutes: addExportFiles,
} satisfies Feature;
