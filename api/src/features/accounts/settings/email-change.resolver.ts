import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../shop/context.ts";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { confirmEmail } from "./confirm-email.command.ts";
import { sendConfirmation } from "./send-confirmation.command.ts";

@Resolver()
export class EmailChangeResolver {
  @Authorized()
  @Mutation(() => Boolean, {
    description: "Mails a link to the account's unverified address; EMAIL_VERIFIED if there is none.",
  })
  async sendConfirmation(
    @Ctx() { shop, viewer, network }: Context,
    @Arg("currentPassword", () => String, { description: "The current password." }) currentPassword: string,
  ): Promise<boolean> {
    await sendConfirmation(shop, loggedIn(viewer), { currentPassword, network });
    return true;
  }

  @Mutation(() => String, {
    description:
      "The address that a mailed link has verified, for the account that it was mailed for; VERIFICATION_INVALID when it is over.",
  })
  confirmEmail(
    @Ctx() { shop, network }: Context,
    @Arg("token", () => String, { description: "Token of the link." }) token: string,
  ): Promise<string> {
    return confirmEmail(shop, { token, network });
  }
}
