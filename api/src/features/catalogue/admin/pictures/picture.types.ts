import { Field, InputType } from "type-graphql";
import { PictureView } from "../../picture.entity.ts";

@InputType({ description: "What a picture shows; an omitted field is left unchanged." })
export class PictureTextInput {
  @Field(() => PictureView, {
    nullable: true,
    description: "From where it shows the product; FRONT by default.",
  })
  view?: PictureView | null;

  @Field(() => String, {
    nullable: true,
    description: "One of the product's colours; `null` or empty if the picture shows them all.",
  })
  color?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What is to be seen, for shoppers who do not see it: at most 300 characters.",
  })
  alt?: string | null;
}
