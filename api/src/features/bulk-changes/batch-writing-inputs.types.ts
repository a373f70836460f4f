import { Field, ID, InputType, Int } from "type-graphql";
import { UploadScalar } from "../../platform/graphql/upload.scalar.ts";
import type { UploadedFile } from "../../platform/uploaded-file.ts";
import { BulkChangeInput } from "./product-batch.types.ts";

@InputType({ description: "Input of `checkBulkChange`." })
export class CheckBulkChangeInput {
  @Field(() => [ID], { description: "Ids of the products, 1 to 10,000." })
  productIds!: string[];

  @Field(() => BulkChangeInput, { description: "Change to make." })
  change!: BulkChangeInput;
}

@InputType({ description: "Input of `uploadImportPart`." })
export class UploadImportPartInput {
  @Field(() => ID, { description: "Id of the batch of the import." })
  id!: string;

  @Field(() => Int, { description: "Position of the part in the file; the first is 0." })
  position!: number;

  @Field(() => UploadScalar, { description: "Bytes of the part." })
  content!: UploadedFile;
}

@InputType({ description: "Input of `uploadImportPicture`." })
export class UploadImportPictureInput {
  @Field(() => ID, { description: "Id of the batch of the import." })
  id!: string;

  @Field(() => String, {
    description: "Name of the picture in the CSV file; letter case does not matter.",
  })
  name!: string;

  @Field(() => UploadScalar, { description: "Picture file to upload." })
  file!: UploadedFile;
}

@InputType({ description: "Input of `checkImport`." })
export class CheckImportInput {
  @Field(() => ID, { description: "Id of the batch of the import." })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Number of uploaded parts; omitted to check the file again.",
  })
  parts?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether to record stock movements again for a file that was imported before.",
  })
  booksStockAgain!: boolean;
}
