import { Arg, Authorized, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { pageOf, pageSize } from "../../platform/paging/paging.ts";
import { ADMIN } from "../../platform/viewer.ts";
import type { Context } from "../shop/context.ts";
import { AuditEntry } from "./audit-entry.entity.ts";
import { AuditSubject } from "./audit.rules.ts";
import { auditCursor, listAudit } from "./audit.store.ts";
import { AuditConnection } from "./audit.types.ts";

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Authorized(ADMIN)
  @Query(() => AuditConnection, {
    description: "Changes by admins, newest first: all, those of one object, of one admin, or of one batch.",
  })
  async auditEntries(
    @Ctx() { shop, longestPage }: Context,
    @Arg("subject", () => AuditSubject, {
      nullable: true,
      description: "Kind of the object; with `subjectId`.",
    })
    subject: AuditSubject | null,
    @Arg("subjectId", () => ID, { nullable: true, description: "Id of the object; with `subject`." })
    subjectId: string | null,
    @Arg("userId", () => ID, { nullable: true, description: "Account of the admin." }) userId: string | null,
    @Arg("batchId", () => ID, { nullable: true, description: "Bulk change or import." })
    batchId: string | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Entries of the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the entry before the page." })
    after: string | null,
  ) {
    if (!subject !== !subjectId) refuse("BAD_INPUT", { field: "subject" });
    const size = pageSize(first, longestPage);
    const rows = await listAudit(shop.database, {
      subject: subject && subjectId ? { kind: subject, id: asId(subjectId, "subjectId") } : undefined,
      userId: userId ? asId(userId, "userId") : undefined,
      batchId: batchId ? asId(batchId, "batchId") : undefined,
      limit: size + 1,
      after: after ?? undefined,
    });
    return pageOf(rows, size, after ?? undefined, auditCursor);
  }
}
