import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { refuse } from "../../../platform/errors/errors.ts";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { Authorized, Refuses } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { ConfirmSessionPayload } from "../account-payloads.types.ts";
import { LoginPayload } from "../account.types.ts";
import { ConfirmationInput } from "../second-factor/second-factor.types.ts";
import { confirmSession } from "./confirm-session.command.ts";
import { renewSession } from "./renew-session.command.ts";
import { SESSION_COOKIE, setSessionCookie } from "./session-client.ts";

@Resolver()
export class SessionResolver {
  @Refuses("UNAUTHENTICATED")
  @Mutation(() => LoginPayload, {
    description:
      "A new token of an hour for the session of the browser's cookie, which is replaced as well. The request needs the header `x-session: cookie`. The session of a long-lived token without a cookie goes on with one. Refused as not authenticated: a request without the cookie, and one with a cookie of an ended session. A cookie that was replaced and is used again ends the session.",
  })
  async renewSession(@Ctx() context: Context): Promise<LoginPayload> {
    const { services, viewer, cookies } = context;
    // A request of another site cannot have the header, and SameSite keeps the cookie from it.
    if (!context.keepsSessionByCookie) return refuse("UNAUTHENTICATED");
    const session = await renewSession(services, { cookie: cookies.read(SESSION_COOKIE), viewer });
    if (!session?.cookie) {
      cookies.clear(SESSION_COOKIE);
      return refuse("UNAUTHENTICATED");
    }
    setSessionCookie(context, session.cookie);
    return session;
  }

  @Authorized()
  @Refuses("PASSKEY_INVALID", "PASSWORD_WRONG")
  @Mutation(() => ConfirmSessionPayload, {
    description:
      "Confirms the session of this request by the password or a passkey, for 15 minutes of operations that refuse with CONFIRMATION_NEEDED.",
  })
  async confirmSession(
    @Ctx() { services, viewer }: Context,
    @Arg("confirmation", () => ConfirmationInput, {
      description: "Password or passkey of the viewer, asked for again.",
    })
    confirmation: ConfirmationInput,
  ): Promise<ConfirmSessionPayload> {
    return { expiresAt: await confirmSession(services, loggedIn(viewer), confirmation) };
  }
}
