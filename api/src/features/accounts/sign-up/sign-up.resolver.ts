import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Refuses } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import { SentMail, VerifiedEmail } from "../account-payloads.types.ts";
import { LoginPayload } from "../account.types.ts";
import { SignUpInput } from "./sign-up-inputs.types.ts";
import { emailExists } from "./email-exists.query.ts";
import { requestVerification } from "../mailed-secrets/request-secret.command.ts";
import { signUpProofMinutes } from "../mailed-secrets/secret.rules.ts";
import { PROOF_COOKIE } from "./sign-up-form.ts";
import { clientOf, handOver } from "../sessions/session-client.ts";
import { signUp } from "./sign-up.command.ts";
import { verifyEmail } from "./verify-email.command.ts";

@Resolver()
export class SignUpResolver {
  @Refuses("EMAIL_INVALID")
  @Query(() => Boolean, {
    description: "Whether an account has this e-mail address.",
  })
  emailExists(
    @Ctx() { services, network }: Context,
    @Arg("email", () => String, { description: "E-mail address to look up." }) email: string,
  ): Promise<boolean> {
    return emailExists(services, { email, network });
  }

  @Refuses("EMAIL_INVALID")
  @Mutation(() => SentMail, {
    description:
      "Mails a link that verifies an e-mail address; an address with an account gets a mail that says so.",
  })
  async sendVerification(
    @Ctx() { services, network }: Context,
    @Arg("email", () => String, { description: "E-mail address to verify." }) email: string,
  ): Promise<SentMail> {
    return { to: await requestVerification(services, { email, network }) };
  }

  @Refuses("VERIFICATION_INVALID")
  @Mutation(() => VerifiedEmail, {
    description:
      "Verifies an e-mail address by the mailed link. Sets a cookie with which this browser may sign up without the token.",
  })
  async verifyEmail(
    @Ctx() { services, network, cookies }: Context,
    @Arg("token", () => String, { description: "Token of the mailed link." }) token: string,
  ): Promise<VerifiedEmail> {
    const { email, proof } = await verifyEmail(services, { token, network });
    cookies.set(PROOF_COOKIE, proof, signUpProofMinutes * 60);
    return { email };
  }

  @Refuses(
    "EMAIL_INVALID",
    "EMAIL_REGISTERED",
    "NAME_NEEDED",
    "PASSWORD_BREACHED",
    "PASSWORD_TOO_LONG",
    "PASSWORD_TOO_SHORT",
    "PICTURE_INVALID",
    "PICTURE_TOO_LARGE",
    "VERIFICATION_INVALID",
    "VERIFICATION_NEEDED",
  )
  @Mutation(() => LoginPayload, {
    description: "Creates an account with a verified e-mail address, and logs it in.",
  })
  async signUp(
    @Ctx() context: Context,
    @InputArg(() => SignUpInput) { account, picture = null }: SignUpInput,
  ): Promise<LoginPayload> {
    const { name, password = null, token = null, email = null, mobile = null } = account;
    const { services, cookies } = context;
    const proof = cookies.read(PROOF_COOKIE);
    const draft = { name, password, token, proof, email, mobile, picture, client: clientOf(context) };
    const opened = await signUp(services, draft);
    cookies.clear(PROOF_COOKIE);
    return handOver(context, opened);
  }
}
