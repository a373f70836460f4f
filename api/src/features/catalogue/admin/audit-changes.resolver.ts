import { Json } from "../../../platform/graphql/json.scalar.ts";
import { FieldResolver, Resolver, Root } from "type-graphql";
import { AuditEntry } from "../../audit/audit-entry.entity.ts";
import { AuditSubject, type FieldChanges } from "../../audit/audit.rules.ts";
import { shownChanges } from "./shown-field.rules.ts";

/** Changes of products in the units of the API. */
@Resolver(() => AuditEntry)
export class AuditChangesResolver {
  @FieldResolver(() => Json, {
    description: "JSON object of the changed fields, each with its value `before` and `after`.",
  })
  changes(@Root() { subject, changes }: AuditEntry): FieldChanges {
    return subject === AuditSubject.PRODUCT ? shownChanges(changes) : changes;
  }
}
