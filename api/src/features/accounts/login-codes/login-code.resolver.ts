import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Refuses } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { SentMail } from "../account-payloads.types.ts";
import { requestLoginCode } from "../mailed-secrets/request-secret.command.ts";
import { isLinkToken, linkHash, randomToken, secretMinutes } from "../mailed-secrets/secret.rules.ts";
import { sessionOrRefusal } from "../second-factor/begin-login.command.ts";
import { clientOf } from "../sessions/session-client.ts";
import { BROWSER_COOKIE } from "./login-code-cookie.ts";
import { logInByCode } from "./log-in-by-code.command.ts";
import { CodeLogin } from "./login-code.types.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import { LoginByCodeInput } from "./login-code-inputs.types.ts";

@Resolver()
export class LoginCodeResolver {
  @Refuses("EMAIL_INVALID")
  @Mutation(() => SentMail, {
    description:
      "Mails a login code of eight digits, at most one a minute. It is valid for 10 minutes and 5 tries, in the browser that asked: a cookie names it.",
  })
  async sendLoginCode(
    @Ctx() { services, network, cookies }: Context,
    @Arg("email", () => String, { description: "E-mail address, with an account or without." }) email: string,
  ): Promise<SentMail> {
    const ownCookie = cookies.read(BROWSER_COOKIE) ?? "";
    const browser = isLinkToken(ownCookie) ? ownCookie : randomToken();
    const to = await requestLoginCode(services, { email, network, browser: linkHash(browser) });
    cookies.set(BROWSER_COOKIE, browser, secretMinutes["login-code"] * 60);
    return { to };
  }

  @Refuses("EMAIL_INVALID", "LOGIN_CODE_INVALID", "SECOND_FACTOR_NEEDED")
  @Mutation(() => CodeLogin, {
    description:
      "Logs in by the mailed code. Without an account the code verifies the address, and the result has the token to sign up with. An account with a second factor goes on as after `login`.",
  })
  async loginByCode(
    @Ctx() context: Context,
    @InputArg(() => LoginByCodeInput) { email, code }: LoginByCodeInput,
  ): Promise<CodeLogin> {
    const { services, cookies } = context;
    const browser = cookies.read(BROWSER_COOKIE);
    const outcome = await logInByCode(services, { email, code, browser, client: clientOf(context) });
    cookies.clear(BROWSER_COOKIE);
    if ("signUpToken" in outcome) return { login: null, ...outcome };
    return { login: await sessionOrRefusal(context, outcome), signUpToken: null };
  }
}
