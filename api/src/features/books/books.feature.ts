import type { Feature } from "../shop/feature.ts";
import { BookDifferenceResolver } from "./book-difference.resolver.ts";
import { addGstFiles } from "./gst-files.ts";
import { GstReturnResolver } from "./gst-return.resolver.ts";

export const booksFeature = {
  resolvers: [GstReturnResolver, BookDifferenceResolver],
  addRoutes: addGstFiles,
} satisfies Feature;
