import { Field, ID, InputType } from "type-graphql";
import type { Upload } from "../../platform/images/uploads.ts";
import { UploadScalar } from "../../platform/graphql/upload.scalar.ts";

@InputType({ description: "Input of `addReviewPhoto`." })
export class AddReviewPhotoInput {
  @Field(() => ID, { description: "Id of the review." })
  reviewId!: string;

  @Field(() => UploadScalar, { description: "Photograph file to upload." })
  file!: Upload;
}

@InputType({ description: "Input of `hideReviewPhoto`." })
export class HideReviewPhotoInput {
  @Field(() => ID, { description: "Id of the photograph." })
  photoId!: string;

  @Field(() => Boolean, { description: "Whether to hide the photograph; false shows it again." })
  hidden!: boolean;
}
