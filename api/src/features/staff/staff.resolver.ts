import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { Permission, permissionsOf, StaffRole } from "../../platform/permissions.rules.ts";
import type { Confirmation } from "../accounts/second-factor/confirm-viewer.command.ts";
import { rememberInvited } from "../accounts/sessions/invited-account.ts";
import { User } from "../accounts/user.entity.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { acceptInvitation, openInvitation } from "./accept-invitation.command.ts";
import { updateStaffRole, endStaffAccess } from "./change-member.command.ts";
import {
  cancelInvitation,
  inviteStaff,
  resendInvitation,
  type ConfirmedOwner,
} from "./invite-staff.command.ts";
import { listInvitations, listMembers } from "./staff.store.ts";
import { AcceptStaffInvitationPayload, OpenedInvitation, Staff } from "./staff.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import {
  InviteStaffInput,
  ResendStaffInvitationInput,
  CancelStaffInvitationInput,
  UpdateStaffRoleInput,
  EndStaffAccessInput,
  AcceptStaffInvitationInput,
} from "./staff-inputs.types.ts";

const ownerOf = (context: Context, confirmation: Confirmation): ConfirmedOwner => ({
  viewer: loggedIn(context.viewer),
  author: authorOf(context),
  confirmation,
});

const staffOf = async ({ services: { database } }: Context): Promise<Staff> => {
  const [members, invitations] = await Promise.all([listMembers(database), listInvitations(database)]);
  return { members, invitations };
};

@Resolver()
export class StaffResolver {
  @Authorized(Permission.STAFF)
  @Query(() => Staff, { description: "Members of the staff and open invitations." })
  staff(@Ctx() context: Context): Promise<Staff> {
    return staffOf(context);
  }

  @Authorized(Permission.STAFF)
  @Refuses("EMAIL_INVALID", "PASSKEY_INVALID", "PASSWORD_WRONG", "STAFF_INVITED", "STAFF_MEMBER")
  @Mutation(() => Staff, {
    description: "Invites an address to the staff by a mail whose link works once, within 48 hours.",
  })
  async inviteStaff(
    @Ctx() context: Context,
    @InputArg(() => InviteStaffInput) { email, staffRole, confirmation }: InviteStaffInput,
  ): Promise<Staff> {
    await inviteStaff(context.services, ownerOf(context, confirmation), { email, staffRole });
    return staffOf(context);
  }

  @Authorized(Permission.STAFF)
  @Refuses("INVITATION_NOT_FOUND", "PASSKEY_INVALID", "PASSWORD_WRONG")
  @Mutation(() => Staff, {
    description:
      "Mails a new link of an invitation, for 48 hours from now; its earlier link can no longer be used.",
  })
  async resendStaffInvitation(
    @Ctx() context: Context,
    @InputArg(() => ResendStaffInvitationInput) { invitationId, confirmation }: ResendStaffInvitationInput,
  ): Promise<Staff> {
    await resendInvitation(context.services, ownerOf(context, confirmation), invitationId);
    return staffOf(context);
  }

  @Authorized(Permission.STAFF)
  @Refuses("INVITATION_NOT_FOUND", "PASSKEY_INVALID", "PASSWORD_WRONG")
  @Mutation(() => Staff, {
    description: "Cancels an invitation.",
  })
  async cancelStaffInvitation(
    @Ctx() context: Context,
    @InputArg(() => CancelStaffInvitationInput) { invitationId, confirmation }: CancelStaffInvitationInput,
  ): Promise<Staff> {
    await cancelInvitation(context.services, ownerOf(context, confirmation), invitationId);
    return staffOf(context);
  }

  @Authorized(Permission.STAFF)
  @Refuses("LAST_OWNER", "PASSKEY_INVALID", "PASSWORD_WRONG", "STAFF_CHANGED")
  @Mutation(() => Staff, {
    description: "Gives a member another role, which holds from its next request on.",
  })
  async updateStaffRole(
    @Ctx() context: Context,
    @InputArg(() => UpdateStaffRoleInput) { userId, staffRole, seenRole, confirmation }: UpdateStaffRoleInput,
  ): Promise<Staff> {
    await updateStaffRole(context.services, ownerOf(context, confirmation), { userId, staffRole, seenRole });
    return staffOf(context);
  }

  @Authorized(Permission.STAFF)
  @Refuses("LAST_OWNER", "PASSKEY_INVALID", "PASSWORD_WRONG", "STAFF_CHANGED")
  @Mutation(() => Staff, {
    description: "Ends the access of a member and all its sessions; the account stays, as a shopper's.",
  })
  async endStaffAccess(
    @Ctx() context: Context,
    @InputArg(() => EndStaffAccessInput) { userId, seenRole, confirmation }: EndStaffAccessInput,
  ): Promise<Staff> {
    await endStaffAccess(context.services, ownerOf(context, confirmation), { userId, seenRole });
    return staffOf(context);
  }

  @Refuses("INVITATION_INVALID")
  @Mutation(() => OpenedInvitation, {
    description:
      "What an invitation's link is about. It changes nothing: a mutation, so that the token is in no URL of the API.",
  })
  openStaffInvitation(
    @Ctx() { services, network }: Context,
    @Arg("token", () => String, { description: "Token of the mailed link." }) token: string,
  ): Promise<OpenedInvitation> {
    return openInvitation(services, { token, network });
  }

  @Refuses(
    "INVITATION_INVALID",
    "NAME_NEEDED",
    "PASSWORD_BREACHED",
    "PASSWORD_TOO_SHORT",
    "PASSWORD_WRONG",
    "STAFF_MEMBER",
  )
  @Mutation(() => AcceptStaffInvitationPayload, {
    description: "Accepts an invitation by its link, once. The account then logs in.",
  })
  async acceptStaffInvitation(
    @Ctx() context: Context,
    @InputArg(() => AcceptStaffInvitationInput) { token, name, password }: AcceptStaffInvitationInput,
  ): Promise<AcceptStaffInvitationPayload> {
    const { services, network } = context;
    const { userId, email } = await acceptInvitation(services, { token, name, password, network });
    rememberInvited(context, userId);
    return { email };
  }
}

@Resolver(() => User)
export class StaffFieldResolver {
  @FieldResolver(() => StaffRole, {
    nullable: true,
    description: "Staff role of the viewing account; null for a shopper, and for other accounts.",
  })
  staffRole(@Root() { id }: User, @Ctx() { viewer }: Context): StaffRole | null {
    return viewer?.userId === id ? (viewer.staffRole ?? null) : null;
  }

  @FieldResolver(() => [Permission], {
    description: "What the viewing account may do as a member of the staff; empty for other accounts.",
  })
  permissions(@Root() { id }: User, @Ctx() { viewer }: Context): readonly Permission[] {
    return viewer?.userId === id ? permissionsOf(viewer) : [];
  }
}
