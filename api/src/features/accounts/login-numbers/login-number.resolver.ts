import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { Authorized, Refuses } from "../../../platform/graphql/authorized.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import { SHOPPER } from "../../../platform/viewer.ts";
import type { Context } from "../../shop/context.ts";
import { LoginPayload } from "../account.types.ts";
import { BROWSER_COOKIE } from "../login-codes/login-code-cookie.ts";
import { requestSmsCode } from "../mailed-secrets/request-secret.command.ts";
import { isLinkToken, linkHash, randomToken, secretMinutes } from "../mailed-secrets/secret.rules.ts";
import { sessionOrRefusal } from "../second-factor/begin-login.command.ts";
import { confirmation } from "../second-factor/second-factor-inputs.types.ts";
import { ConfirmationInput } from "../second-factor/second-factor.types.ts";
import { clientOf } from "../sessions/session-client.ts";
import { confirmLoginNumber, removeLoginNumber } from "./change-login-number.command.ts";
import { logInBySms } from "./log-in-by-sms.command.ts";
import {
  ConfirmLoginNumberInput,
  LoginBySmsInput,
  SendNumberCodeInput,
} from "./login-number-inputs.types.ts";
import { LoginNumber } from "./login-number.entity.ts";
import { loginNumberOf } from "./login-number.store.ts";
import { LoginNumberPayload, SentSms } from "./login-number.types.ts";
import { asMobile, requireSms, sendNumberCode } from "./send-number-code.command.ts";

@Resolver()
export class LoginNumberResolver {
  @Refuses("MOBILE_INVALID", "SMS_CODES_OFF")
  @Mutation(() => SentSms, {
    description:
      "Sends a login code of eight digits by SMS, at most one a minute, if a shopper has confirmed the number. It is valid for 10 minutes and 5 tries, in the browser that asked: a cookie names it. The answer is the same for every number.",
  })
  async sendSmsCode(
    @Ctx() { services, network, cookies }: Context,
    @Arg("mobile", () => String, { description: "Indian mobile number, such as 98765 43210." })
    mobile: string,
  ): Promise<SentSms> {
    requireSms(services);
    const number = asMobile(mobile);
    const ownCookie = cookies.read(BROWSER_COOKIE) ?? "";
    const browser = isLinkToken(ownCookie) ? ownCookie : randomToken();
    const to = await requestSmsCode(services, { mobile: number, network, browser: linkHash(browser) });
    cookies.set(BROWSER_COOKIE, browser, secretMinutes["sms-login"] * 60);
    return { to };
  }

  @Refuses("LOGIN_CODE_INVALID", "MOBILE_INVALID", "SECOND_FACTOR_NEEDED", "SMS_CODES_OFF")
  @Mutation(() => LoginPayload, {
    description: "Logs in by the code of an SMS. An account with a second factor goes on as after `login`.",
  })
  async loginBySms(
    @Ctx() context: Context,
    @InputArg(() => LoginBySmsInput) { mobile, code }: LoginBySmsInput,
  ): Promise<LoginPayload> {
    const { services, cookies } = context;
    const browser = cookies.read(BROWSER_COOKIE);
    const outcome = await logInBySms(services, { mobile, code, browser, client: clientOf(context) });
    cookies.clear(BROWSER_COOKIE);
    return sessionOrRefusal(context, outcome);
  }

  @Authorized(SHOPPER)
  @Query(() => LoginNumber, {
    nullable: true,
    description: "Mobile number to which login codes of the viewer are sent; null without one.",
  })
  loginNumber(@Ctx() { services, viewer }: Context): Promise<LoginNumber | null> {
    return loginNumberOf(services.database.source.manager, loggedIn(viewer).userId);
  }

  @Authorized(SHOPPER)
  @Refuses("MOBILE_INVALID", "PASSKEY_INVALID", "PASSWORD_WRONG", "SMS_CODES_OFF")
  @Mutation(() => SentSms, {
    description:
      "Sends a code of eight digits to a mobile number, which `confirmLoginNumber` takes in the same session.",
  })
  async sendNumberCode(
    @Ctx() { services, viewer, network }: Context,
    @InputArg(() => SendNumberCodeInput) { mobile, confirmation: proof }: SendNumberCodeInput,
  ): Promise<SentSms> {
    const to = await sendNumberCode(services, loggedIn(viewer), { mobile, confirmation: proof, network });
    return { to };
  }

  @Authorized(SHOPPER)
  @Refuses("LOGIN_CODE_INVALID", "MOBILE_INVALID", "SMS_CODES_OFF")
  @Mutation(() => LoginNumberPayload, {
    description:
      "Sets the mobile number for login codes by the code of `sendNumberCode`. A number that another account has moves to this one.",
  })
  async confirmLoginNumber(
    @Ctx() context: Context,
    @InputArg(() => ConfirmLoginNumberInput) { mobile, code }: ConfirmLoginNumberInput,
  ): Promise<LoginNumberPayload> {
    const { services, viewer, network } = context;
    await confirmLoginNumber(services, loggedIn(viewer), { mobile, code, network });
    return { loginNumber: await this.loginNumber(context) };
  }

  @Authorized(SHOPPER)
  @Refuses("LOGIN_NUMBER_NOT_FOUND", "PASSKEY_INVALID", "PASSWORD_WRONG", "SMS_CODES_OFF")
  @Mutation(() => LoginNumberPayload, { description: "Removes the mobile number for login codes." })
  async removeLoginNumber(
    @Ctx() { services, viewer }: Context,
    @Arg("confirmation", () => ConfirmationInput, confirmation) input: ConfirmationInput,
  ): Promise<LoginNumberPayload> {
    await removeLoginNumber(services, loggedIn(viewer), input);
    return { loginNumber: null };
  }
}
