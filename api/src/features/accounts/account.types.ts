import { Field, ID, InputType, ObjectType } from "type-graphql";
import { User } from "./user.entity.ts";

@ObjectType({ description: "A new session.", simpleResolvers: true })
export class LoginPayload {
  @Field(() => String, { description: "Send it as `Authorization: Bearer {token}`." })
  token!: string;

  @Field(() => User, { description: "The account of the session; its `role` is shopper or admin." })
  user!: User;
}

@ObjectType({ description: "One login on one device.", simpleResolvers: true })
export class DeviceSession {
  @Field(() => ID, { description: "Id of the session." })
  id!: string;

  @Field(() => String, { description: "What the browser called itself." })
  device!: string;

  @Field(() => Date, { description: "When the session began." })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was last used, to within 5 minutes." })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: "Whether it is the session of this request." })
  isCurrent!: boolean;
}

@InputType({ description: "The second step of signing up." })
export class SignUpInput {
  @Field(() => String, { nullable: true, description: "Token of the mailed link." })
  token?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Without the token: the address, which this browser has verified within 30 minutes.",
  })
  email?: string | null;

  @Field(() => String, { description: "Full name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Mobile number." })
  mobile?: string | null;

  @Field(() => String, { description: "6 to 128 characters." })
  password!: string;
}

@InputType({ description: "The profile. An absent field stays as it is; a blank one is removed." })
export class ProfileInput {
  @Field(() => String, { nullable: true, description: "Full name; cannot be removed." })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "E-mail address; cannot be removed. A new one is not verified, and the old address gets a mail.",
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The current password, with a new e-mail address: the link that verifies it is then mailed at once. Without it, see `sendConfirmation`.",
  })
  currentPassword?: string | null;

  @Field(() => String, { nullable: true, description: "Mobile number." })
  mobile?: string | null;

  @Field(() => String, { nullable: true, description: "Postal address." })
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A link to a picture: https, or one of the shop's own.",
  })
  profilePic?: string | null;
}

@InputType({ description: "Which mails the shopper wants; account and security mails are always sent." })
export class NotificationsInput {
  @Field(() => Boolean, { nullable: true, description: "E-mail from the shop at all." })
  notifyEmail?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Mails about the shopper's orders." })
  notifyOrderUpdates?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Shown; security mails are always sent." })
  notifySecurity?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Promotions." })
  notifyPromotions?: boolean | null;
}
