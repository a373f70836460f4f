import { Field, InputType, Int } from "type-graphql";

@InputType({ description: "Input of `page`." })
export class TextPageInput {
  @Field(() => String, { description: "Slug of the page." })
  slug!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Number of an earlier version; omitted for the one that is valid.",
  })
  version?: number | null;
}
