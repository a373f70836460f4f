import type { Feature } from "../shop/feature.ts";
import { addExportFiles } from "./export-files.ts";
import { RecordExportResolver } from "./export.resolver.ts";
import { exportsRefusals } from "./exports.refusals.ts";

export const exportsFeature = {
  resolvers: [RecordExportResolver],
  refusals: exportsRefusals,
  addRoutes: addExportFiles,
} satisfies Feature;
