import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { CollectionRuleInput } from "./collection-admin.types.ts";

@InputType({ description: "Input of `collectionPreview`." })
export class CollectionPreviewInput {
  @Field(() => CollectionRuleInput, { description: "Rule that the admin edits." })
  rule!: CollectionRuleInput;

  @Field(() => [ID], { defaultValue: [], description: "Ids of pinned products, at most 50." })
  productIds!: string[];
}

@ObjectType({ description: "What a collection by a rule would have.", simpleResolvers: true })
export class CollectionPreview {
  @Field(() => Int, {
    description:
      "Number of products in the shop that the rule selects, with the pinned ones; 10,000 for more.",
  })
  productCount!: number;
}
