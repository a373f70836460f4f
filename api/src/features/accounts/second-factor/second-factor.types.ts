import { Field, InputType, Int, ObjectType } from "type-graphql";
import { OneOf } from "../../../platform/graphql/input-arg.ts";
import { Passkey } from "./passkey.entity.ts";
import { PasskeyCreationOptions, PasskeyCredential, PasskeyRequestOptions } from "./web-authn.scalar.ts";

@ObjectType({
  description: "Second factor of the viewer's account: an authenticator app, passkeys, or both.",
  simpleResolvers: true,
})
export class SecondFactor {
  @Field(() => Boolean, { description: "Whether an authenticator app is in use." })
  hasAuthenticatorApp!: boolean;

  @Field(() => [Passkey], { description: "Passkeys of the account, oldest first." })
  passkeys!: Passkey[];

  @Field(() => Int, { description: "Number of unused recovery codes." })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: "Whether this account may not work without a second factor." })
  isDemanded!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether this session must use `proveMailedCode` before it can add a passkey or an app: true for the first one of a staff account, unless a mailed code, or the link of an invitation, has opened the session.",
  })
  needsMailedCode!: boolean;
}

@ObjectType({ description: "What an authenticator app reads to be set up.", simpleResolvers: true })
export class AuthenticatorSetup {
  @Field(() => String, { description: "Shared key in base32, to be typed into the app." })
  key!: string;

  @Field(() => String, {
    description: "Address of the form otpauth://, which opens an app on the same device.",
  })
  uri!: string;

  @Field(() => String, { description: "QR code of the address, as SVG." })
  qrCode!: string;
}

@ObjectType({ description: "Second factor after a change.", simpleResolvers: true })
export class SecondFactorPayload {
  @Field(() => SecondFactor, { description: "Second factor of the viewer's account." })
  secondFactor!: SecondFactor;

  @Field(() => [String], {
    description: "New recovery codes, which are shown only now; empty if the change made none.",
  })
  recoveryCodes!: string[];
}

@ObjectType({ description: "Begin of a new passkey.", simpleResolvers: true })
export class StartPasskeyPayload {
  @Field(() => PasskeyCreationOptions, { description: "Options with which the browser makes the passkey." })
  options!: unknown;
}

@ObjectType({ description: "Request for a passkey.", simpleResolvers: true })
export class PasskeyRequestPayload {
  @Field(() => PasskeyRequestOptions, { description: "Options with which the browser asks for a passkey." })
  options!: unknown;
}

@OneOf()
@InputType({ description: "Proof that the viewer is the owner of the account." })
export class ConfirmationInput {
  @Field(() => String, {
    nullable: true,
    description:
      "Current password of the account. Of an account without one any text, once `proveMailedCode` has proved a code in this session, for 15 minutes.",
  })
  password?: string | null;

  @Field(() => PasskeyCredential, {
    nullable: true,
    description: "Response of the browser to the options of `startConfirmation`.",
  })
  passkey?: unknown;
}

@OneOf()
@InputType({ description: "Second factor of a login." })
export class FinishLoginInput {
  @Field(() => String, { nullable: true, description: "Code of the authenticator app: six digits." })
  code?: string | null;

  @Field(() => String, { nullable: true, description: "Recovery code; it works once." })
  recoveryCode?: string | null;

  @Field(() => PasskeyCredential, {
    nullable: true,
    description: "Response of the browser to the options of `startPasskeyLogin`.",
  })
  passkey?: unknown;
}
