import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Permission, permissionTexts, StaffRole } from "../../platform/permissions.rules.ts";

registerEnumType(StaffRole, {
  name: "StaffRole",
  description: "Role of a member of the staff. `@access` names what each operation needs.",
  valuesConfig: {
    OWNER: { description: "Everything." },
    MANAGER: {
      description:
        "Everything but the staff, integrations, and the settings of prices, taxes and the seller's identity.",
    },
    CATALOGUE: { description: "Products, content and promotions." },
    ORDERS: { description: "Orders, parcels, returns, customers, messages and reviews." },
    PACKER: { description: "Packing and shipping, with the addresses of what is packed and shipped." },
    ACCOUNTS: { description: "Payments, refunds, payouts and files of orders and sales." },
  },
});

registerEnumType(Permission, {
  name: "Permission",
  description: "What a member of the staff may do.",
  valuesConfig: Object.fromEntries(
    Object.entries(Permission).map(([name, value]) => [name, { description: permissionTexts[value] }]),
  ),
});

@ObjectType("StaffMember", { description: "Member of the staff.", simpleResolvers: true })
export class StaffMemberView {
  @Field(() => ID, { description: "Id of the account." })
  id!: string;

  @Field(() => String, { description: "Name of the account holder." })
  name!: string;

  @Field(() => String, { description: "E-mail address of the account." })
  email!: string;

  @Field(() => StaffRole, { description: "Role of the member." })
  staffRole!: StaffRole;

  @Field(() => Date, { description: "Time at which the account joined the staff." })
  joinedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      "Time at which a session of the account was last used, to about five minutes; null if never.",
  })
  lastActiveAt!: Date | null;
}

@ObjectType("StaffInvitation", { description: "Open invitation of the staff.", simpleResolvers: true })
export class StaffInvitationView {
  @Field(() => ID, { description: "Id of the invitation." })
  id!: string;

  @Field(() => String, { description: "E-mail address that is invited." })
  email!: string;

  @Field(() => StaffRole, { description: "Role that the invitation gives." })
  staffRole!: StaffRole;

  @Field(() => String, { description: "Name of the owner who invites." })
  invitedBy!: string;

  @Field(() => Date, { description: "Time of the invitation." })
  createdAt!: Date;

  @Field(() => Date, { description: "Time until which the link works." })
  expiresAt!: Date;

  @Field(() => Boolean, { description: "Whether the link no longer works because of its age." })
  isExpired!: boolean;
}

@ObjectType({ description: "The staff of the shop.", simpleResolvers: true })
export class Staff {
  @Field(() => [StaffMemberView], { description: "Members, owners first, then by name." })
  members!: StaffMemberView[];

  @Field(() => [StaffInvitationView], { description: "Open invitations, the newest first." })
  invitations!: StaffInvitationView[];
}

@ObjectType({ description: "Invitation as its link shows it.", simpleResolvers: true })
export class OpenedInvitation {
  @Field(() => String, { description: "E-mail address that is invited." })
  email!: string;

  @Field(() => StaffRole, { description: "Role that the invitation gives." })
  staffRole!: StaffRole;

  @Field(() => String, { description: "Name of the owner who invites." })
  invitedBy!: string;

  @Field(() => Boolean, {
    description:
      "Whether the address has a shopper's account with a password: it is accepted with that password, and the account becomes one of the staff.",
  })
  hasAccount!: boolean;
}

@ObjectType({ description: "Result of `acceptStaffInvitation`.", simpleResolvers: true })
export class AcceptStaffInvitationPayload {
  @Field(() => String, { description: "E-mail address of the account, which now logs in." })
  email!: string;
}
