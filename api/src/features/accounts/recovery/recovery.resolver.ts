import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Refuses } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { ResetPasswordPayload, SentMail } from "../account-payloads.types.ts";
import { requestOtp, requestPasswordReset } from "../mailed-secrets/request-secret.command.ts";
import { resetByOtp } from "./reset-by-otp.command.ts";
import { resetPassword } from "./reset-password.command.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import { ResetPasswordInput, VerifyOtpInput } from "./recovery-inputs.types.ts";

@Resolver()
export class RecoveryResolver {
  @Refuses("EMAIL_INVALID")
  @Mutation(() => SentMail, {
    description: "Mails a link to choose a new password, if the address has an account.",
  })
  async forgotPassword(
    @Ctx() { services, network }: Context,
    @Arg("email", () => String, { description: "E-mail address of the account." }) email: string,
  ): Promise<SentMail> {
    return { to: await requestPasswordReset(services, { email, network }) };
  }

  @Refuses("PASSWORD_BREACHED", "PASSWORD_TOO_LONG", "PASSWORD_TOO_SHORT", "RESET_LINK_INVALID")
  @Mutation(() => ResetPasswordPayload, {
    description:
      "Sets a new password by the mailed link; older sessions, and API keys that the account has made, end.",
  })
  async resetPassword(
    @Ctx() { services, network }: Context,
    @InputArg(() => ResetPasswordInput) { token, newPassword }: ResetPasswordInput,
  ): Promise<ResetPasswordPayload> {
    return { email: await resetPassword(services, { token, newPassword, network }) };
  }

  @Refuses("EMAIL_INVALID")
  @Mutation(() => SentMail, {
    description:
      "Mails a one-time password, at most one a minute, if the address has an account. Admins, and any account after 20 failed tries in a day, get a link instead.",
  })
  async sendOtp(
    @Ctx() { services, network }: Context,
    @Arg("email", () => String, { description: "E-mail address of the account." }) email: string,
  ): Promise<SentMail> {
    return { to: await requestOtp(services, { email, network }) };
  }

  @Refuses("EMAIL_INVALID", "OTP_INVALID", "PASSWORD_BREACHED", "PASSWORD_TOO_LONG", "PASSWORD_TOO_SHORT")
  @Mutation(() => ResetPasswordPayload, {
    description:
      "Sets a new password by a mailed one-time password, which is valid for 10 minutes and 5 tries.",
  })
  async verifyOtp(
    @Ctx() { services, network }: Context,
    @InputArg(() => VerifyOtpInput) { email, otp, newPassword }: VerifyOtpInput,
  ): Promise<ResetPasswordPayload> {
    return { email: await resetByOtp(services, { email, otp, newPassword, network }) };
  }
}
