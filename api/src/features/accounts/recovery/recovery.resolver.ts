import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../shop/context.ts";
import { requestOtp, requestPasswordReset } from "../mailed-secrets/request-secret.command.ts";
import { resetByOtp } from "./reset-by-otp.command.ts";
import { resetPassword } from "./reset-password.command.ts";

@Resolver()
export class RecoveryResolver {
  @Mutation(() => Boolean, {
    description: "Mails a link to choose a new password. Returns true for an unknown address too.",
  })
  async forgotPassword(
    @Ctx() { shop, network }: Context,
    @Arg("email", () => String, { description: "E-mail address of the account." }) email: string,
  ): Promise<boolean> {
    await requestPasswordReset(shop, { email, network });
    return true;
  }

  @Mutation(() => Boolean, { description: "Sets a new password by the mailed link; older sessions end." })
  async resetPassword(
    @Ctx() { shop, network }: Context,
    @Arg("token", () => String, { description: "Token of the mailed link." }) token: string,
    @Arg("newPassword", () => String, { description: "New password, 6 to 128 characters." })
    newPassword: string,
  ): Promise<boolean> {
    await resetPassword(shop, { token, newPassword, network });
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Mails a one-time password, at most one a minute. Returns true for an unknown address too. Admins, and any account after 20 failed tries in a day, get a link instead.",
  })
  async sendOtp(
    @Ctx() { shop, network }: Context,
    @Arg("email", () => String, { description: "E-mail address of the account." }) email: string,
  ): Promise<boolean> {
    await requestOtp(shop, { email, network });
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Sets a new password by a mailed one-time password, which is valid for 10 minutes and 5 tries.",
  })
  async verifyOtp(
    @Ctx() { shop, network }: Context,
    @Arg("email", () => String, { description: "E-mail address of the account." }) email: string,
    @Arg("otp", () => String, { description: "One-time password: the six digits of the mail." }) otp: string,
    @Arg("newPassword", () => String, { description: "New password, 6 to 128 characters." })
    newPassword: string,
  ): Promise<boolean> {
    await resetByOtp(shop, { email, otp, newPassword, network });
    return true;
  }
}
