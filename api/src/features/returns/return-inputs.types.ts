import { Field, ID, InputType } from "type-graphql";
import type { Upload } from "../../platform/images/uploads.ts";
import { UploadScalar } from "../../platform/graphql/upload.scalar.ts";
import { ReturnLineInput } from "./return.types.ts";

@InputType({ description: "Input of `returnQuote`." })
export class ReturnQuoteInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => [ReturnLineInput], { description: "Pieces to return." })
  lines!: ReturnLineInput[];
}

@InputType({ description: "Input of `addReturnPhoto`." })
export class AddReturnPhotoInput {
  @Field(() => ID, { description: "Id of the return." })
  returnId!: string;

  @Field(() => UploadScalar, { description: "Photograph file to upload." })
  file!: Upload;
}
