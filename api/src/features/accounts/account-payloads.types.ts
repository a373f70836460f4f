import { Field, ID, ObjectType } from "type-graphql";
import { User } from "./user.entity.ts";

@ObjectType({
  description:
    "Mail that was requested. The result is the same for an address with an account and for one without.",
  simpleResolvers: true,
})
export class SentMail {
  @Field(() => String, {
    description: "E-mail address to which the mail goes, in lower case and without blanks around it.",
  })
  to!: string;
}

@ObjectType({ description: "E-mail address that a mailed link has verified.", simpleResolvers: true })
export class VerifiedEmail {
  @Field(() => String, { description: "The address." })
  email!: string;
}

@ObjectType({ description: "Account that has a new password.", simpleResolvers: true })
export class ResetPasswordPayload {
  @Field(() => String, {
    description: "E-mail address to which the link or the code was mailed: the account logs in with it.",
  })
  email!: string;
}

@ObjectType({ description: "Result of `logout`.", simpleResolvers: true })
export class LogoutPayload {
  @Field(() => Boolean, {
    description:
      "Whether the token of the request had a session, which has ended; false for a visitor and for an API key.",
  })
  hasEndedSession!: boolean;
}

@ObjectType({ description: "Result of `confirmSession`.", simpleResolvers: true })
export class ConfirmSessionPayload {
  @Field(() => Date, { description: "Time at which the session stops counting as confirmed." })
  expiresAt!: Date;
}

@ObjectType({ description: "Result of `deleteAccount`.", simpleResolvers: true })
export class DeleteAccountPayload {
  @Field(() => ID, { description: "Id that the account had." })
  deletedUserId!: string;
}

@ObjectType({ description: "Result of `updateProfile`.", simpleResolvers: true })
export class UpdateProfilePayload {
  @Field(() => User, { description: "Account of the viewer." })
  user!: User;
}
