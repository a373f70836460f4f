import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Refuses } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { LoginPayload } from "../account.types.ts";
import { LOGIN_COOKIE, startPasskeyLogin } from "./begin-login.command.ts";
import { clientOf, handOver } from "../sessions/session-client.ts";
import { challengeMinutes } from "./challenge.rules.ts";
import { finishLogin } from "./finish-login.command.ts";
import { FinishLoginInput, PasskeyRequestPayload } from "./second-factor.types.ts";

@Resolver()
export class SecondFactorLoginResolver {
  @Mutation(() => PasskeyRequestPayload, {
    description:
      "Begins a login by a passkey. After a right password the options name the passkeys of that account.",
  })
  async startPasskeyLogin(
    @Ctx() { services, network, cookies }: Context,
    @Arg("anyAccount", () => Boolean, {
      defaultValue: false,
      description: "Whether the passkey may be of any account, also after a right password of one.",
    })
    isAnyAccount: boolean,
  ): Promise<PasskeyRequestPayload> {
    const browser = cookies.read(LOGIN_COOKIE);
    const login = await startPasskeyLogin(services, { browser, network, isAnyAccount });
    cookies.set(LOGIN_COOKIE, login.browser, challengeMinutes * 60);
    return { options: login.options };
  }

  @Refuses("CODE_WRONG", "LOGIN_EXPIRED", "PASSKEY_INVALID")
  @Mutation(() => LoginPayload, {
    description:
      "Finishes a login that was refused with SECOND_FACTOR_NEEDED, in the same browser: a cookie names it. A passkey also logs in alone.",
  })
  async finishLogin(
    @Ctx() context: Context,
    @Arg("input", () => FinishLoginInput, { description: "Second factor." }) input: FinishLoginInput,
  ): Promise<LoginPayload> {
    const { code, recoveryCode, passkey } = input;
    const { services, cookies } = context;
    const proof = { code, recoveryCode, passkey, browser: cookies.read(LOGIN_COOKIE) };
    const session = await finishLogin(services, { ...proof, client: clientOf(context) });
    cookies.clear(LOGIN_COOKIE);
    return handOver(context, session);
  }
}
