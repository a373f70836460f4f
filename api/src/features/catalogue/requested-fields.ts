import type { GraphQLResolveInfo } from "graphql";
import { asksFor } from "../../platform/graphql/selected-fields.ts";
import { fieldsOnRequest } from "./product-columns.store.ts";

/** The fields of products that an operation selects, of those that lists read on request only. */
export const requestedFields = (info: GraphQLResolveInfo): ReadonlySet<string> =>
  new Set(fieldsOnRequest.filter((field) => asksFor(info, new Set([field]))));
