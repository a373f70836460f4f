import { Field, ObjectType } from "type-graphql";

const asText = 'as a JSON text, such as `849.5`, `"Rust"` or `["S","M"]`; null without one.';

@ObjectType("FieldChange", { description: "Change of one field of an object.", simpleResolvers: true })
export class FieldChangeType {
  @Field(() => String, { description: "Name of the field." })
  field!: string;

  @Field(() => String, { nullable: true, description: `Value before the change, ${asText}` })
  before!: string | null;

  @Field(() => String, { nullable: true, description: `Value after the change, ${asText}` })
  after!: string | null;
}
