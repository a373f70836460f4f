import { Field, ObjectType } from "type-graphql";
import { LoginNumber } from "./login-number.entity.ts";

@ObjectType({ description: "A code that is sent by SMS.", simpleResolvers: true })
export class SentSms {
  @Field(() => String, { description: "Mobile number that it goes to, such as +919876543210." })
  to!: string;
}

@ObjectType({ description: "Login number after a change.", simpleResolvers: true })
export class LoginNumberPayload {
  @Field(() => LoginNumber, { nullable: true, description: "Login number of the viewer; null without one." })
  loginNumber!: LoginNumber | null;
}
