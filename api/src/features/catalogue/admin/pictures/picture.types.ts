import { Field, InputType } from "type-graphql";
import { PictureView } from "../../picture.entity.ts";

@InputType({
  description: "View, colour and alternative text of a picture; an omitted field is left unchanged.",
})
export class PictureTextInput {
  @Field(() => PictureView, {
    nullable: true,
    description: "View from which the picture shows the product; FRONT by default.",
  })
  view?: PictureView | null;

  @Field(() => String, {
    nullable: true,
    description: "Colour of the product in the picture; null or empty if it shows all colours.",
  })
  color?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Alternative text for shoppers who do not see the picture, at most 300 characters.",
  })
  alt?: string | null;
}
