import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { UploadScalar, type UploadedFile } from "../../platform/graphql/upload.scalar.ts";
import { LoginPayload, SignUpInput } from "./account.types.ts";
import { checkEmail } from "./check-email.command.ts";
import { requestVerification } from "./request-verification.command.ts";
import { signUp } from "./sign-up.command.ts";
import { verifyEmail } from "./verify-email.command.ts";

@Resolver()
export class SignUpResolver {
  @Query(() => Boolean, {
    description: "Whether an address has an account. Counted: TOO_MANY after many calls.",
  })
  emailExists(
    @Ctx() { shop, address }: Context,
    @Arg("email", () => String, { description: "The address." }) email: string,
  ): Promise<boolean> {
    return checkEmail(shop, { email, address });
  }

  @Mutation(() => Boolean, {
    description:
      "Mails a link that proves the address; EMAIL_REGISTERED when it has an account. A new link ends the one before.",
  })
  async sendVerification(
    @Ctx() { shop, address }: Context,
    @Arg("email", () => String, { description: "The address." }) email: string,
  ): Promise<boolean> {
    await requestVerification(shop, { email, address });
    return true;
  }

  @Mutation(() => String, { description: "The address that a mailed link proves, or VERIFICATION_INVALID." })
  verifyEmail(
    @Ctx() { shop, address }: Context,
    @Arg("token", () => String, { description: "Token of the link." }) token: string,
  ): Promise<string> {
    return verifyEmail(shop, { token, address });
  }

  @Mutation(() => LoginPayload, { description: "Makes an account of a proved address, and logs it in." })
  signUp(
    @Ctx() { shop, device, address }: Context,
    @Arg("input", () => SignUpInput, { description: "Who she is." }) input: SignUpInput,
    @Arg("picture", () => UploadScalar, { nullable: true, description: "Profile picture, at most 2 MB." })
    picture: UploadedFile | null,
  ): Promise<LoginPayload> {
    const { name, password, token = null, email = null, mobile = null } = input;
    return signUp(shop, { name, password, token, email, mobile, picture, device, address });
  }
}
