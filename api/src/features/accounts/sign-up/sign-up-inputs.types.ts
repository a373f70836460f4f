import { Field, InputType } from "type-graphql";
import { UploadScalar } from "../../../platform/graphql/upload.scalar.ts";
import type { UploadedFile } from "../../../platform/uploaded-file.ts";
import { NewAccountInput } from "../account.types.ts";

@InputType({ description: "Input of `signUp`, the second step of signing up." })
export class SignUpInput {
  @Field(() => NewAccountInput, { description: "Data of the account." })
  account!: NewAccountInput;

  @Field(() => UploadScalar, {
    nullable: true,
    description: "Picture file for the profile, at most 2 MB; omitted for none.",
  })
  picture?: UploadedFile | null;
}
