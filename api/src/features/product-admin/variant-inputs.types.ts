import { Field, ID, InputType } from "type-graphql";
import { VariantCodesInput } from "./variant.types.ts";

@InputType({ description: "Input of `updateVariantCodes`." })
export class UpdateVariantCodesInput {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => [VariantCodesInput], { description: "New codes; those of other variants stay." })
  codes!: VariantCodesInput[];
}
