import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { Authorized, OwnerOnly, Refuses } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { BROWSER_COOKIE } from "../login-codes/login-code-cookie.ts";
import {
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  startAuthenticatorApp,
} from "./authenticator-app.command.ts";
import { startConfirmation } from "./confirm-viewer.command.ts";
import { addPasskey, removePasskey, renamePasskey, startPasskey } from "./passkeys.command.ts";
import { proveMailedCode } from "./prove-mailed-code.command.ts";
import { makeRecoveryCodes } from "./recovery-codes.command.ts";
import { secondFactorOf } from "./second-factor.query.ts";
import {
  AuthenticatorSetup,
  ConfirmationInput,
  PasskeyRequestPayload,
  SecondFactor,
  SecondFactorPayload,
  StartPasskeyPayload,
} from "./second-factor.types.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import {
  AddPasskeyInput,
  RenamePasskeyInput,
  RemovePasskeyInput,
  confirmation,
} from "./second-factor-inputs.types.ts";

const payloadOf = async (
  { services, viewer }: Context,
  recoveryCodes: string[] = [],
): Promise<SecondFactorPayload> => ({
  secondFactor: await secondFactorOf(services, loggedIn(viewer)),
  recoveryCodes,
});

@Resolver()
export class SecondFactorResolver {
  @Authorized()
  @Query(() => SecondFactor, { description: "Second factor of the viewer's account." })
  secondFactor(@Ctx() { services, viewer }: Context): Promise<SecondFactor> {
    return secondFactorOf(services, loggedIn(viewer));
  }

  @Authorized()
  @Refuses("PASSKEY_INVALID")
  @Mutation(() => PasskeyRequestPayload, {
    description: "Begins to confirm a change by a passkey of the viewer.",
  })
  async startConfirmation(@Ctx() { services, viewer }: Context): Promise<PasskeyRequestPayload> {
    return { options: await startConfirmation(services, loggedIn(viewer)) };
  }

  @Authorized()
  @Refuses("LOGIN_CODE_INVALID")
  @Mutation(() => SecondFactor, {
    description:
      "Proves in this session that the viewer reads the mails of the account, by a code of `sendLoginCode` that this browser has asked for.",
  })
  async proveMailedCode(
    @Ctx() { services, viewer: anyViewer, cookies, network }: Context,
    @Arg("code", () => String, { description: "The eight digits of the mail." }) code: string,
  ): Promise<SecondFactor> {
    const viewer = loggedIn(anyViewer);
    await proveMailedCode(services, viewer, { code, browser: cookies.read(BROWSER_COOKIE), network });
    cookies.clear(BROWSER_COOKIE);
    return secondFactorOf(services, viewer);
  }

  @Authorized()
  @Refuses("AUTHENTICATOR_IN_USE", "MAILED_CODE_NEEDED", "PASSKEY_INVALID", "PASSWORD_WRONG")
  @Mutation(() => AuthenticatorSetup, {
    description: "Begins to set up an authenticator app. It counts from its first code on.",
  })
  startAuthenticatorApp(
    @Ctx() { services, viewer }: Context,
    @Arg("confirmation", () => ConfirmationInput, confirmation) input: ConfirmationInput,
  ): Promise<AuthenticatorSetup> {
    return startAuthenticatorApp(services, loggedIn(viewer), input);
  }

  @Authorized()
  @Refuses("CODE_WRONG", "MAILED_CODE_NEEDED")
  @Mutation(() => SecondFactorPayload, {
    description: "Puts the authenticator app into use by its first code.",
  })
  async confirmAuthenticatorApp(
    @Ctx() context: Context,
    @Arg("code", () => String, { description: "Code that the app shows: six digits." }) code: string,
  ): Promise<SecondFactorPayload> {
    const codes = await confirmAuthenticatorApp(context.services, loggedIn(context.viewer), code);
    return payloadOf(context, codes);
  }

  @Authorized()
  @Refuses("PASSKEY_INVALID", "PASSWORD_WRONG")
  @Mutation(() => SecondFactorPayload, { description: "Removes the authenticator app." })
  async removeAuthenticatorApp(
    @Ctx() context: Context,
    @Arg("confirmation", () => ConfirmationInput, confirmation) input: ConfirmationInput,
  ): Promise<SecondFactorPayload> {
    await removeAuthenticatorApp(context.services, loggedIn(context.viewer), input);
    return payloadOf(context);
  }

  @Authorized()
  @Refuses("MAILED_CODE_NEEDED", "PASSKEYS_FULL", "PASSKEY_INVALID", "PASSWORD_WRONG")
  @Mutation(() => StartPasskeyPayload, { description: "Begins to add a passkey." })
  async startPasskey(
    @Ctx() { services, viewer }: Context,
    @Arg("confirmation", () => ConfirmationInput, confirmation) input: ConfirmationInput,
  ): Promise<StartPasskeyPayload> {
    return { options: await startPasskey(services, loggedIn(viewer), input) };
  }

  @Authorized()
  @Refuses("MAILED_CODE_NEEDED", "NAME_NEEDED", "PASSKEY_INVALID")
  @Mutation(() => SecondFactorPayload, { description: "Adds the passkey that the browser has made." })
  async addPasskey(
    @Ctx() context: Context,
    @InputArg(() => AddPasskeyInput) input: AddPasskeyInput,
  ): Promise<SecondFactorPayload> {
    const codes = await addPasskey(context.services, loggedIn(context.viewer), input);
    return payloadOf(context, codes);
  }

  @Authorized()
  @OwnerOnly()
  @Refuses("NAME_NEEDED", "PASSKEY_NOT_FOUND")
  @Mutation(() => SecondFactorPayload, { description: "Gives a passkey another name." })
  async renamePasskey(
    @Ctx() context: Context,
    @InputArg(() => RenamePasskeyInput) input: RenamePasskeyInput,
  ): Promise<SecondFactorPayload> {
    await renamePasskey(context.services, loggedIn(context.viewer), input);
    return payloadOf(context);
  }

  @Authorized()
  @OwnerOnly()
  @Refuses("PASSKEY_INVALID", "PASSKEY_NOT_FOUND", "PASSWORD_WRONG")
  @Mutation(() => SecondFactorPayload, { description: "Removes a passkey." })
  async removePasskey(
    @Ctx() context: Context,
    @InputArg(() => RemovePasskeyInput) input: RemovePasskeyInput,
  ): Promise<SecondFactorPayload> {
    await removePasskey(context.services, loggedIn(context.viewer), input);
    return payloadOf(context);
  }

  @Authorized()
  @Refuses("PASSKEY_INVALID", "PASSWORD_WRONG", "SECOND_FACTOR_MISSING")
  @Mutation(() => SecondFactorPayload, {
    description: "Makes ten new recovery codes. The earlier ones no longer work.",
  })
  async makeRecoveryCodes(
    @Ctx() context: Context,
    @Arg("confirmation", () => ConfirmationInput, confirmation) input: ConfirmationInput,
  ): Promise<SecondFactorPayload> {
    const codes = await makeRecoveryCodes(context.services, loggedIn(context.viewer), input);
    return payloadOf(context, codes);
  }
}
