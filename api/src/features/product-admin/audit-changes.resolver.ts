import { FieldResolver, Resolver, Root } from "type-graphql";
import { AuditEntry } from "../audit/audit-entry.entity.ts";
import { AuditSubject, changeTexts, type FieldChangeTexts } from "../audit/audit.rules.ts";
import { FieldChangeType } from "../audit/field-change.types.ts";
import { shownChanges } from "./shown-field.rules.ts";

/** Changes of products in the units of the API. */
@Resolver(() => AuditEntry)
export class AuditChangesResolver {
  @FieldResolver(() => [FieldChangeType], { description: "Fields that change, each with its values." })
  changes(@Root() { subject, changes }: AuditEntry): FieldChangeTexts[] {
    return changeTexts(subject === AuditSubject.PRODUCT ? shownChanges(changes) : changes);
  }
}
