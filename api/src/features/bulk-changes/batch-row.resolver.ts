import { FieldResolver, Resolver, Root } from "type-graphql";
import { changeTexts, type FieldChangeTexts } from "../audit/audit.rules.ts";
import { FieldChangeType } from "../audit/field-change.types.ts";
import { shownChanges } from "../product-admin/shown-field.rules.ts";
import type { PlannedRow } from "./planned-row.rules.ts";
import { ProductBatchRow } from "./product-batch-row.entity.ts";

/** Changes in the units of the API. */
@Resolver(() => ProductBatchRow)
export class BatchRowResolver {
  @FieldResolver(() => [FieldChangeType], { description: "Fields that change, each with its values." })
  changes(@Root() { changes }: PlannedRow): FieldChangeTexts[] {
    return changeTexts(shownChanges(changes));
  }
}
