import { ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { AuditEntry } from "./audit-entry.entity.ts";

@ObjectType({ description: "Page of audit entries, newest first.", simpleResolvers: true })
export class AuditConnection extends connectionOf("AuditEntry", () => AuditEntry) {}
