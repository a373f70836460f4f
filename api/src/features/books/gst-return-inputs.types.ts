import { Field, InputType } from "type-graphql";
import { Month } from "../../platform/graphql/month.scalar.ts";
import { GstFile } from "./gst-file.rules.ts";

@InputType({ description: "Input of `gstFileLink`." })
export class GstFileLinkInput {
  @Field(() => Month, { description: "Month of the return." })
  month!: string;

  @Field(() => GstFile, { description: "File of the return." })
  file!: GstFile;
}
