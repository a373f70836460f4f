import { Json } from "../../../platform/graphql/json.scalar.ts";
import { FieldResolver, Resolver, Root } from "type-graphql";
import { AuditEntry } from "../../audit/audit-entry.entity.ts";
import { AuditSubject, type FieldChanges } from "../../audit/audit.rules.ts";
import { shownField } from "./shown-field.rules.ts";

/** Changes of products in the units of the API. */
@Resolver(() => AuditEntry)
export class AuditChangesResolver {
  @FieldResolver(() => Json, {
    description: "Each changed field with its value `before` and `after`.",
  })
  changes(@Root() { subject, changes }: AuditEntry): FieldChanges {
    if (subject !== AuditSubject.PRODUCT) return changes;
    return Object.fromEntries(
      Object.entries(changes).map(([field, { before, after }]) => [
        field,
        { before: shownField(field, before), after: shownField(field, after) },
      ]),
    );
  }
}
