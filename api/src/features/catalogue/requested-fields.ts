import type { GraphQLResolveInfo } from "graphql";
import { selectedFields } from "../../platform/graphql/selected-fields.ts";
import { fieldsOnRequest } from "./product-columns.store.ts";

/** The fields of products that an operation selects, of those that lists read on request only. */
export const requestedFields = (info: GraphQLResolveInfo): ReadonlySet<string> => {
  const selected = selectedFields(info);
  return new Set(fieldsOnRequest.filter((field) => selected.has(field)));
};
