import { Field, InputType } from "type-graphql";

@InputType({ description: "Input of `updatePassword`." })
export class UpdatePasswordInput {
  @Field(() => String, { description: "Current password of the account." })
  currentPassword!: string;

  @Field(() => String, { description: "New password, 6 to 128 characters." })
  newPassword!: string;
}
