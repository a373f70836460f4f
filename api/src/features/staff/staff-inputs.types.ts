import { Field, ID, InputType } from "type-graphql";
import { StaffRole } from "../../platform/permissions.rules.ts";
import { confirmation } from "../accounts/second-factor/second-factor-inputs.types.ts";
import { ConfirmationInput } from "../accounts/second-factor/second-factor.types.ts";

@InputType({ description: "Input of `inviteStaff`." })
export class InviteStaffInput {
  @Field(() => String, { description: "E-mail address to invite." })
  email!: string;

  @Field(() => StaffRole, { description: "Role that the invitation gives." })
  staffRole!: StaffRole;

  @Field(() => ConfirmationInput, confirmation)
  confirmation!: ConfirmationInput;
}

@InputType({ description: "Input of `resendStaffInvitation`." })
export class ResendStaffInvitationInput {
  @Field(() => ID, { description: "Id of the invitation." })
  invitationId!: string;

  @Field(() => ConfirmationInput, confirmation)
  confirmation!: ConfirmationInput;
}

@InputType({ description: "Input of `cancelStaffInvitation`." })
export class CancelStaffInvitationInput {
  @Field(() => ID, { description: "Id of the invitation." })
  invitationId!: string;

  @Field(() => ConfirmationInput, confirmation)
  confirmation!: ConfirmationInput;
}

@InputType({ description: "Input of `updateStaffRole`." })
export class UpdateStaffRoleInput {
  @Field(() => ID, { description: "Id of the member's account." })
  userId!: string;

  @Field(() => StaffRole, { description: "New role." })
  staffRole!: StaffRole;

  @Field(() => StaffRole, { description: "Role that the owner saw." })
  seenRole!: StaffRole;

  @Field(() => ConfirmationInput, confirmation)
  confirmation!: ConfirmationInput;
}

@InputType({ description: "Input of `endStaffAccess`." })
export class EndStaffAccessInput {
  @Field(() => ID, { description: "Id of the member's account." })
  userId!: string;

  @Field(() => StaffRole, { description: "Role that the owner saw." })
  seenRole!: StaffRole;

  @Field(() => ConfirmationInput, confirmation)
  confirmation!: ConfirmationInput;
}

@InputType({ description: "Input of `acceptStaffInvitation`." })
export class AcceptStaffInvitationInput {
  @Field(() => String, { description: "Token of the mailed link." })
  token!: string;

  @Field(() => String, { description: "Full name; not read for an existing account." })
  name!: string;

  @Field(() => String, {
    description: "Password of the new account, at least 6 characters; of an existing account its own.",
  })
  password!: string;
}
