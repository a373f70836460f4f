import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../shop/context.ts";
import { UploadScalar } from "../../../platform/graphql/upload.scalar.ts";
import type { UploadedFile } from "../../../platform/uploaded-file.ts";
import { LoginPayload, SignUpInput } from "../account.types.ts";
import { emailExists } from "./email-exists.query.ts";
import { requestVerification } from "../mailed-secrets/request-secret.command.ts";
import { signUpProofMinutes } from "../mailed-secrets/secret.rules.ts";
import { PROOF_COOKIE } from "./sign-up-form.ts";
import { signUp } from "./sign-up.command.ts";
import { verifyEmail } from "./verify-email.command.ts";

@Resolver()
export class SignUpResolver {
  @Query(() => Boolean, {
    description: "Whether an account has this e-mail address. Limited: TOO_MANY after many calls.",
  })
  emailExists(
    @Ctx() { shop, network }: Context,
    @Arg("email", () => String, { description: "E-mail address to look up." }) email: string,
  ): Promise<boolean> {
    return emailExists(shop, { email, network });
  }

  @Mutation(() => Boolean, {
    description:
      "Mails a link that verifies an e-mail address; an address with an account gets a mail that says so. Returns true in both cases.",
  })
  async sendVerification(
    @Ctx() { shop, network }: Context,
    @Arg("email", () => String, { description: "E-mail address to verify." }) email: string,
  ): Promise<boolean> {
    await requestVerification(shop, { email, network });
    return true;
  }

  @Mutation(() => String, {
    description:
      "Verifies an e-mail address by the mailed link and returns it, or VERIFICATION_INVALID. Sets a cookie with which this browser may sign up without the token.",
  })
  async verifyEmail(
    @Ctx() { shop, network, cookies }: Context,
    @Arg("token", () => String, { description: "Token of the mailed link." }) token: string,
  ): Promise<string> {
    const { email, proof } = await verifyEmail(shop, { token, network });
    cookies.set(PROOF_COOKIE, proof, signUpProofMinutes * 60);
    return email;
  }

  @Mutation(() => LoginPayload, {
    description: "Creates an account with a verified e-mail address, and logs it in.",
  })
  async signUp(
    @Ctx() { shop, device, network, cookies }: Context,
    @Arg("input", () => SignUpInput, { description: "Data of the account." }) input: SignUpInput,
    @Arg("picture", () => UploadScalar, {
      nullable: true,
      description: "Picture file for the profile, at most 2 MB; omitted for none.",
    })
    picture: UploadedFile | null,
  ): Promise<LoginPayload> {
    const { name, password, token = null, email = null, mobile = null } = input;
    const proof = cookies.read(PROOF_COOKIE);
    const draft = { name, password, token, proof, email, mobile, picture, device, network };
    const opened = await signUp(shop, draft);
    cookies.clear(PROOF_COOKIE);
    return opened;
  }
}
