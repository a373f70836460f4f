import type { GraphQLResolveInfo } from "graphql";
import { selectsAnyOf } from "../../platform/graphql/selected-fields.ts";
import { fieldsOnRequest } from "./product-columns.store.ts";

/** The fields of products that an operation selects, of those that lists read on request only. */
export const requestedFields = (info: GraphQLResolveInfo): ReadonlySet<string> =>
  new Set(fieldsOnRequest.filter((field) => selectsAnyOf(info, new Set([field]))));
