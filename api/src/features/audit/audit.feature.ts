import type { Feature } from "../shop/feature.ts";
import { AdminRequest } from "./admin-request.entity.ts";
import { AuditEntry } from "./audit-entry.entity.ts";
import { AuditResolver } from "./audit.resolver.ts";

export const auditFeature = {
  entities: [AuditEntry, AdminRequest],
  resolvers: [AuditResolver],
  sql: "features/audit/audit.sql",
} satisfies Feature;
