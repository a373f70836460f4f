import { adminsOnly, type AccessCase } from "./access-cases.ts";

/** Who may use the admin's list of products. */
export const adminListAccessCases: Record<string, AccessCase> = {
  "Query.adminProducts": {
    allow: adminsOnly,
    callOf: () => ["{ adminProducts { totalCount nodes { title stock } } }"],
  },
  "Query.adminProductKeys": {
    allow: adminsOnly,
    callOf: () => ["{ adminProductKeys(input: { limit: 3 }) { hasMore keys { id version title } } }"],
  },
};
