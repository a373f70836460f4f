import { Field, ID, InputType, ObjectType } from "type-graphql";
import { User } from "./user.entity.ts";

@ObjectType({ description: "Result of a login: a new session and its account.", simpleResolvers: true })
export class LoginPayload {
  @Field(() => String, { description: "Session token: send it as `Authorization: Bearer {token}`." })
  token!: string;

  @Field(() => User, { description: "Account of the session; its `role` is shopper or admin." })
  user!: User;
}

@ObjectType({ description: "Session of the viewer: one login on one device.", simpleResolvers: true })
export class DeviceSession {
  @Field(() => ID, { description: "Id of the session." })
  id!: string;

  @Field(() => String, { description: "User-Agent header of the browser at the login." })
  device!: string;

  @Field(() => Date, { description: "Time of the login." })
  createdAt!: Date;

  @Field(() => Date, { description: "Time of the last use, exact to 5 minutes." })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: "Whether it is the session of this request." })
  isCurrent!: boolean;
}

@InputType({ description: "Data of a new account." })
export class NewAccountInput {
  @Field(() => String, {
    nullable: true,
    description: "Token of the mailed verification link; omitted in the browser that opened the link.",
  })
  token?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "E-mail address that this browser has verified within the last 30 minutes; used in place of `token`.",
  })
  email?: string | null;

  @Field(() => String, { description: "Full name of the shopper." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Mobile number of the shopper." })
  mobile?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Password of the new account, 6 to 128 characters; omitted for an account that logs in by mailed codes alone.",
  })
  password?: string | null;
}

@InputType({
  description: "Changes of the viewer's profile. An omitted field is left unchanged; a blank one is removed.",
})
export class ProfileInput {
  @Field(() => String, { nullable: true, description: "Full name of the account; cannot be removed." })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "E-mail address of the account; cannot be removed. A new one is not verified, and the old address gets a mail.",
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Current password, for a new e-mail address: its verification link is then mailed at once. Without the password, see `sendConfirmation`.",
  })
  currentPassword?: string | null;

  @Field(() => String, { nullable: true, description: "Mobile number of the account." })
  mobile?: string | null;

  @Field(() => String, { nullable: true, description: "Postal address of the account." })
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Link to a profile picture: an https address, or a picture of the shop.",
  })
  profilePic?: string | null;
}

@InputType({
  description:
    "Mails that the shopper wants; an omitted field is left unchanged. Account and security mails are always sent.",
})
export class NotificationsInput {
  @Field(() => Boolean, { nullable: true, description: "Whether the shopper wants e-mail from the shop." })
  notifyEmail?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the shopper wants mails about orders." })
  notifyOrderUpdates?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Setting for security mails; they are always sent." })
  notifySecurity?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the shopper wants promotions." })
  notifyPromotions?: boolean | null;
}
