import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "Claim of the shop that the law may not allow.", simpleResolvers: true })
export class LegalWarning {
  @Field(() => ID, { description: "Name of the claim." })
  id!: string;

  @Field(() => String, { description: "What the shop claims." })
  text!: string;

  @Field(() => String, { description: "Act or rules with their year, and the place in them." })
  rule!: string;

  @Field(() => ID, { description: "Name of the group of settings that has a lawful form." })
  group!: string;
}
