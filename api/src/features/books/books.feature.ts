import type { Feature } from "../shop/feature.ts";
import { BookDifferenceResolver } from "./book-difference.resolver.ts";
import { addGstFiles } from "./gst-files.ts";
import { GstReturnResolver } from "./gst-return.resolver.ts";
import { booksRefusals } from "./books.refusals.ts";

export const booksFeature = {
  resolvers: [GstReturnResolver, BookDifferenceResolver],
  refusals: booksRefusals,
  addRoutes: addGstFiles,
} satisfies Feature;
