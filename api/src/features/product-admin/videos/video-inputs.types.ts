import { Field, ID, InputType, Int } from "type-graphql";
import type { Upload } from "../../../platform/images/uploads.ts";
import { UploadScalar } from "../../../platform/graphql/upload.scalar.ts";
import { SeenProduct } from "../seen-product.types.ts";

@InputType({
  description: "Part of a video that is sent in several requests, so that a slow line needs no long one.",
})
class VideoPartInput {
  @Field(() => ID, {
    description: "Id of the upload: a UUID that the client chooses, the same for all parts.",
  })
  uploadId!: string;

  @Field(() => Int, { description: "Position of the part, from 0. The last one adds the video." })
  position!: number;

  @Field(() => Int, { description: "Number of all parts, at most 20." })
  count!: number;
}

@InputType({ description: "Input of `addProductVideo`." })
export class AddProductVideoInput extends SeenProduct {
  @Field(() => UploadScalar, { description: "The video file, or a part of it." })
  file!: Upload;

  @Field(() => VideoPartInput, {
    nullable: true,
    description: "Which part of the video the file is; omitted for a whole video.",
  })
  part?: VideoPartInput | null;
}

@InputType({ description: "Input of `updateVideoPoster`." })
export class UpdateVideoPosterInput extends SeenProduct {
  @Field(() => ID, { nullable: true, description: "Id of a picture of the product." })
  pictureId?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: "Picture file to upload." })
  file?: Upload | null;
}

@InputType({ description: "Input of `removeProductVideo`." })
export class RemoveProductVideoInput extends SeenProduct {}
