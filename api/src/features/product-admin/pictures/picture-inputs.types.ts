import { Field, ID, InputType, Int } from "type-graphql";
import type { Upload } from "../../../platform/images/uploads.ts";
import { UploadScalar } from "../../../platform/graphql/upload.scalar.ts";
import { PictureView } from "../../catalogue/picture.entity.ts";
import { SeenProduct } from "../seen-product.types.ts";

@InputType({
  description: "View, colour, alternative text and focus of a picture; an omitted field is left unchanged.",
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

  @Field(() => [Int], {
    nullable: true,
    description:
      "Point that stays visible where a page cuts the picture: percent from its left and from its upper edge, rounded to 5; null for the upper part.",
  })
  focus?: number[] | null;
}

const pictureId = { description: "Id of the picture." };

@InputType({ description: "Input of `addProductPicture`." })
export class AddProductPictureInput extends SeenProduct {
  @Field(() => UploadScalar, { description: "Picture file to upload." })
  file!: Upload;

  @Field(() => PictureTextInput, {
    nullable: true,
    description: "View, colour and alternative text.",
  })
  text?: PictureTextInput | null;
}

@InputType({ description: "Input of `addProductPictureByUrl`." })
export class AddProductPictureByUrlInput extends SeenProduct {
  @Field(() => String, { description: "URL of the picture; it begins with https://." })
  url!: string;

  @Field(() => PictureTextInput, {
    nullable: true,
    description: "View, colour and alternative text.",
  })
  text?: PictureTextInput | null;
}

@InputType({ description: "Input of `updateProductPicture`." })
export class UpdateProductPictureInput extends SeenProduct {
  @Field(() => ID, pictureId)
  pictureId!: string;

  @Field(() => PictureTextInput, { description: "Changed values of the picture." })
  text!: PictureTextInput;
}

@InputType({ description: "Input of `orderProductPictures`." })
export class OrderProductPicturesInput extends SeenProduct {
  @Field(() => [ID], {
    description: "Ids of all pictures of the product in the new order, each once.",
  })
  pictureIds!: string[];
}

@InputType({ description: "Input of `removeProductPicture`." })
export class RemoveProductPictureInput extends SeenProduct {
  @Field(() => ID, pictureId)
  pictureId!: string;
}
