import { Json } from "../../../platform/graphql/json.scalar.ts";
import { FieldResolver, Resolver, Root } from "type-graphql";
import type { FieldChanges } from "../../audit/audit.rules.ts";
import { shownChanges } from "../admin/shown-field.rules.ts";
import type { PlannedRow } from "./planned-row.rules.ts";
import { ProductBatchRow } from "./product-batch-row.entity.ts";

/** Changes in the units of the API. */
@Resolver(() => ProductBatchRow)
export class BatchRowResolver {
  @FieldResolver(() => Json, {
    description: "JSON object of the changed fields, each with its value `before` and `after`.",
  })
  changes(@Root() { changes }: PlannedRow): FieldChanges {
    return shownChanges(changes);
  }
}
