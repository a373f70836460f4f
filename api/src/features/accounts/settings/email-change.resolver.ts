import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { SentMail, VerifiedEmail } from "../account-payloads.types.ts";
import { confirmEmail } from "./confirm-email.command.ts";
import { sendConfirmation } from "./send-confirmation.command.ts";

@Resolver()
export class EmailChangeResolver {
  @Authorized()
  @Refuses("EMAIL_VERIFIED", "MAILED_CODE_NEEDED", "PASSWORD_WRONG")
  @Mutation(() => SentMail, {
    description: "Mails a link to the account's unverified address.",
  })
  async sendConfirmation(
    @Ctx() { services, viewer, network }: Context,
    @Arg("currentPassword", () => String, { description: "Current password of the account." })
    currentPassword: string,
  ): Promise<SentMail> {
    return { to: await sendConfirmation(services, loggedIn(viewer), { currentPassword, network }) };
  }

  @Refuses("EMAIL_VERIFIED", "VERIFICATION_INVALID")
  @Mutation(() => VerifiedEmail, {
    description:
      "Verifies an e-mail address by the mailed link, for the account that the link was mailed for.",
  })
  async confirmEmail(
    @Ctx() { services, network }: Context,
    @Arg("token", () => String, { description: "Token of the mailed link." }) token: string,
  ): Promise<VerifiedEmail> {
    return { email: await confirmEmail(services, { token, network }) };
  }
}
