import { Field, ID, InputType } from "type-graphql";
import { CollectionRuleInput } from "./collection-admin.types.ts";

@InputType({ description: "Input of `collectionPreview`." })
export class CollectionPreviewInput {
  @Field(() => CollectionRuleInput, { description: "Rule that the admin edits." })
  rule!: CollectionRuleInput;

  @Field(() => [ID], { defaultValue: [], description: "Ids of pinned products, at most 50." })
  productIds!: string[];
}
