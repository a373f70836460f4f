import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../shop/context.ts";
import { requestOtp, requestPasswordReset } from "../mailed-secrets/request-secret.command.ts";
import { resetByOtp } from "./reset-by-otp.command.ts";
import { resetPassword } from "./reset-password.command.ts";

@Resolver()
export class RecoveryResolver {
  @Mutation(() => Boolean, {
    description: "Mails a link for a new password; true also for an unknown address.",
  })
  async forgotPassword(
    @Ctx() { shop, network }: Context,
    @Arg("email", () => String, { description: "The address." }) email: string,
  ): Promise<boolean> {
    await requestPasswordReset(shop, { email, network });
    return true;
  }

  @Mutation(() => Boolean, { description: "A new password by the mailed link; every older session ends." })
  async resetPassword(
    @Ctx() { shop, network }: Context,
    @Arg("token", () => String, { description: "Token of the link." }) token: string,
    @Arg("newPassword", () => String, { description: "6 to 128 characters." }) newPassword: string,
  ): Promise<boolean> {
    await resetPassword(shop, { token, newPassword, network });
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Mails a one-time password, at most one a minute; true also for an unknown address. Admins, and any account after 20 failed tries in a day, get a link instead.",
  })
  async sendOtp(
    @Ctx() { shop, network }: Context,
    @Arg("email", () => String, { description: "The address." }) email: string,
  ): Promise<boolean> {
    await requestOtp(shop, { email, network });
    return true;
  }

  @Mutation(() => Boolean, { description: "A new password by the one-time password: 10 minutes, 5 tries." })
  async verifyOtp(
    @Ctx() { shop, network }: Context,
    @Arg("email", () => String, { description: "The address." }) email: string,
    @Arg("otp", () => String, { description: "The six digits." }) otp: string,
    @Arg("newPassword", () => String, { description: "6 to 128 characters." }) newPassword: string,
  ): Promise<boolean> {
    await resetByOtp(shop, { email, otp, newPassword, network });
    return true;
  }
}
