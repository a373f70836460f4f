import { Arg, Authorized, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import { refuse } from "../../platform/errors/errors.ts";
import { asId, isId } from "../../platform/ids.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { cleanLine } from "../../platform/text.ts";
import { ADMIN } from "../../platform/viewer.ts";
import type { Context } from "../shop/context.ts";
import { AuditAuthor, AuditEntry } from "./audit-entry.entity.ts";
import { AuditSubject } from "./audit.rules.ts";
import { auditCursor, listAudit, listAuditAuthors } from "./audit.store.ts";
import { AuditConnection } from "./audit.types.ts";

/** Characters of a label: the longest title of a product, and more than any number. */
const maxLabelLength = 200;

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Authorized(ADMIN)
  @Query(() => AuditConnection, {
    description:
      "Audit entries, newest first; filtered by admin, kind of object, one object, its title or number, or a batch. Admins only.",
  })
  async auditEntries(
    @Ctx() { shop, longestPage }: Context,
    @Arg("subject", () => AuditSubject, {
      nullable: true,
      description: "Kind of the changed object; omitted for all kinds.",
    })
    subject: AuditSubject | null,
    @Arg("subjectId", () => ID, { nullable: true, description: "Id of the changed object; needs `subject`." })
    subjectId: string | null,
    @Arg("label", () => String, {
      nullable: true,
      description:
        "Beginning of the title or number that the object had at the time of the change, or its id.",
    })
    label: string | null,
    @Arg("userId", () => ID, {
      nullable: true,
      description: "Id of the admin's account; omitted for all admins.",
    })
    userId: string | null,
    @Arg("batchId", () => ID, { nullable: true, description: "Id of a bulk change or import." })
    batchId: string | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
  ) {
    if (subjectId && !subject) refuse("BAD_INPUT", { field: "subject" });
    const text = cleanLine(label ?? "", "label", maxLabelLength);
    const size = pageSize(first, longestPage);
    const rows = await listAudit(shop.database, {
      subject: subject ?? undefined,
      ...(isId(text) ? { subjectId: text } : { label: text || undefined }),
      ...(subjectId ? { subjectId: asId(subjectId, "subjectId") } : {}),
      userId: userId ? asId(userId, "userId") : undefined,
      batchId: batchId ? asId(batchId, "batchId") : undefined,
      limit: size + 1,
      after: givenCursor(after),
    });
    return pageOf(rows, size, givenCursor(after), auditCursor);
  }

  @Authorized(ADMIN)
  @Query(() => [AuditAuthor], { description: "Admins who have made changes, by name. Admins only." })
  auditAuthors(@Ctx() { shop }: Context): Promise<AuditAuthor[]> {
    return listAuditAuthors(shop.database);
  }
}
