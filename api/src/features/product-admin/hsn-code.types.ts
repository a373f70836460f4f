import { Field, ObjectType } from "type-graphql";

@ObjectType({
  description: "HSN code that a product can have: the tax law's number of a kind of goods.",
  simpleResolvers: true,
})
export class HsnCode {
  @Field(() => String, { description: "HSN code, as digits." })
  code!: string;

  @Field(() => String, { description: "Goods that the code stands for." })
  description!: string;
}
