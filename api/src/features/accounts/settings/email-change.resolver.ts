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
    @Arg("currentPassword", () => String, { description: "Current password of the account." })
    currentPassword: string,
  ): Promise<boolean> {
    await sendConfirmation(shop, loggedIn(viewer), { currentPassword, network });
    return true;
  }

  @Mutation(() => String, {
    description:
      "Verifies an e-mail address by the mailed link, for the account that the link was mailed for. Returns the address; VERIFICATION_INVALID if the link is invalid or has expired.",
  })
  confirmEmail(
    @Ctx() { shop, network }: Context,
    @Arg("token", () => String, { description: "Token of the mailed link." }) token: string,
  ): Promise<string> {
    return confirmEmail(shop, { token, network });
  }
}
