import { Arg, Ctx, Field, ID, InputType, Query, Resolver, ObjectType } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId, isId } from "../../platform/ids.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { countRows, withCount } from "../../platform/paging/count-rows.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { cleanLine } from "../../platform/text.ts";
import { ADMIN } from "../../platform/viewer.ts";
import type { Context } from "../shop/context.ts";
import { AuditAuthor, AuditEntry } from "./audit-entry.entity.ts";
import { AuditSubject, readableSubjects } from "./audit.rules.ts";
import { auditCursor, auditSelection, listAudit, listAuditAuthors } from "./audit.store.ts";
import { countedConnectionOf } from "../../platform/paging/paging.types.ts";

@ObjectType({ description: "Page of audit entries, newest first.", simpleResolvers: true })
class AuditEntryConnection extends countedConnectionOf("AuditEntry", () => AuditEntry) {}

@InputType({ description: "Filter of the audit; an omitted field does not filter." })
export class AuditEntryFilter {
  @Field(() => AuditSubject, { nullable: true, description: "Kind of the changed object." })
  subject?: AuditSubject | null;

  @Field(() => ID, { nullable: true, description: "Id of the changed object; needs `subject`." })
  subjectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Beginning of the title or number that the object had at the time of the change, or its id.",
  })
  label?: string | null;

  @Field(() => ID, { nullable: true, description: "Id of the admin's account." })
  userId?: string | null;

  @Field(() => ID, { nullable: true, description: "Id of a bulk change or import." })
  batchId?: string | null;
}

/** Characters of a label: the longest title of a product, and more than any number. */
const maxLabelLength = 200;

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Authorized(ADMIN)
  @Query(() => AuditEntryConnection, {
    description:
      "Audit entries about what the viewer may see, newest first; filtered by admin, kind of object, one object, its title or number, or a batch. FORBIDDEN for a kind that the role may not see.",
  })
  async auditEntries(
    @Ctx() { services, longestPage, viewer }: Context,
    @Arg("filter", () => AuditEntryFilter, {
      nullable: true,
      description: "Which entries to return; omitted for all.",
    })
    filter: AuditEntryFilter | null,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const { subject, subjectId, label, userId, batchId } = filter ?? {};
    if (subjectId && !subject) refuse("BAD_INPUT", { field: "subject" });
    const readable = readableSubjects(viewer);
    if (subject && !readable.includes(subject)) refuse("FORBIDDEN");
    const text = cleanLine(label ?? "", "label", maxLabelLength);
    const size = pageSize(first, longestPage);
    const selection = {
      subjects: subject ? [subject] : readable,
      ...(isId(text) ? { subjectId: text } : { label: text || undefined }),
      ...(subjectId ? { subjectId: asId(subjectId, "subjectId") } : {}),
      userId: userId ? asId(userId, "userId") : undefined,
      batchId: batchId ? asId(batchId, "batchId") : undefined,
    };
    const cursor = givenCursor(after);
    const rows = await listAudit(services.database, { ...selection, limit: size + 1, after: cursor });
    return withCount(pageOf(rows, size, cursor, auditCursor), () =>
      countRows(services.database, auditSelection(selection)),
    );
  }

  @Authorized(ADMIN)
  @Query(() => [AuditAuthor], { description: "Admins who have made changes, by name." })
  auditAuthors(@Ctx() { services }: Context): Promise<AuditAuthor[]> {
    return listAuditAuthors(services.database);
  }
}
