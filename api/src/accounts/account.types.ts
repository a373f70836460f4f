import { Field, ObjectType } from "type-graphql";
import { User } from "./user.entity.ts";

@ObjectType({ description: "A new session.", simpleResolvers: true })
export class LoginPayload {
  @Field(() => String, { description: "Send it as `Authorization: Bearer {token}`." })
  token!: string;

  @Field(() => User, { description: "Whose session it is; `role` tells a shopper from an admin." })
  user!: User;
}
