import { Secret, TOTP } from "otpauth";
import { expect, vi } from "vitest";
import { aBrowser } from "./browser.ts";
import type { Person } from "./factories.ts";
import { softwareAuthenticator, type AuthenticatorOptions } from "./software-authenticator.ts";
import type { TestShop } from "./test-shop.ts";

/** The public URL of a shop for passkeys, and the origin that its browsers state. */
export const passkeyOrigin = "https://shop.example.com";

/** What each change of a second factor returns. */
export const payload =
  "{ secondFactor { hasAuthenticatorApp recoveryCodesLeft passkeys { id name } } recoveryCodes }";
export const LOG_IN = `mutation($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { token user { id } } }`;
const FINISH = "mutation($input: FinishLoginInput!) { finishLogin(input: $input) { token user { id } } }";

export type SecondFactorPayload = {
  secondFactor: {
    hasAuthenticatorApp: boolean;
    recoveryCodesLeft: number;
    passkeys: { id: string; name: string }[];
  };
  recoveryCodes: string[];
};
/** What begins a new passkey, or asks for one. */
export type PasskeyOptions = { options: AuthenticatorOptions };

type Browser = ReturnType<typeof aBrowser>;

/** The code that an app shows, so many steps of 30 seconds from now. */
export const codeOf = (key: string, offset = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + offset * 30_000 });

/** Calls at one instant: no step of 30 seconds ends between the making of a code and its check. */
const atOneInstant = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  if (vi.isFakeTimers()) return call();
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    return await call();
  } finally {
    vi.useRealTimers();
  }
};

/** The confirmation of a change by the password. */
export const confirming = ({ password }: Person) => `confirmation: { password: "${password}" }`;

/** The code of the refusal in a response. */
export const codeIn = (body: Record<string, unknown>): unknown =>
  (body["errors"] as { extensions: Record<string, unknown> }[] | undefined)?.[0]?.extensions["code"];

/** The account that a finished login is for; `undefined` for a refused one. */
export const userOf = (body: Record<string, unknown>): string | undefined =>
  (body["data"] as { finishLogin: { user: { id: string } } } | undefined)?.finishLogin.user.id;

/** The calls of a second factor. */
export const secondFactorCalls = ({ gql, sql, server: { app } }: TestShop) => {
  const mutate = async <Data>(
    token: string,
    field: string,
    variables: Record<string, unknown> = {},
    types = "",
  ) => gql<Record<string, Data>>(`mutation${types && `(${types})`} { ${field} }`, variables, token);

  /** Lets the sessions of a person count as opened by a mailed code: the staff may then add the first factor. */
  const proveMail = (person: Person) =>
    sql("update sessions set mail_proved_at = now() where user_id = $1", [person.id]);

  /** A shopper or an admin with an authenticator app; `key` is that of the app, which `setupCode` has confirmed. */
  const withApp = async (person: Person) => {
    await proveMail(person);
    const started = await mutate<{ key: string; uri: string; qrCode: string }>(
      person.token,
      `startAuthenticatorApp(${confirming(person)}) { key uri qrCode }`,
    );
    const setup = started.data["startAuthenticatorApp"];
    const key = setup?.key ?? "";
    const { setupCode, confirmed } = await atOneInstant(async () => {
      const code = codeOf(key, -1);
      const field = `confirmAuthenticatorApp(code: "${code}") ${payload}`;
      return { setupCode: code, confirmed: await mutate<SecondFactorPayload>(person.token, field) };
    });
    return {
      person,
      key,
      setup,
      setupCode,
      recoveryCodes: confirmed.data["confirmAuthenticatorApp"]?.recoveryCodes ?? [],
    };
  };

  const newPasskeyOptions = async (person: Person): Promise<AuthenticatorOptions> =>
    (await mutate<PasskeyOptions>(person.token, `startPasskey(${confirming(person)}) { options }`)).data[
      "startPasskey"
    ]?.options as AuthenticatorOptions;

  const add = (token: string, response: unknown, name = "Phone") =>
    mutate<SecondFactorPayload>(
      token,
      `addPasskey(input: { response: $response, name: "${name}" }) ${payload}`,
      { response },
      "$response: PublicKeyCredentialJSON!",
    );

  /** The same with a passkey on an authenticator. */
  const withPasskey = async (person: Person) => {
    await proveMail(person);
    const authenticator = softwareAuthenticator(passkeyOrigin);
    const added = await add(person.token, authenticator.create(await newPasskeyOptions(person)));
    return { person, authenticator, ...(added.data["addPasskey"] as SecondFactorPayload) };
  };

  /** A browser that has given the right password of an account with a second factor. */
  const halfLoggedIn = async ({ email, password }: Person, network?: string) => {
    const browser = aBrowser(app, network);
    const { status, body } = await browser.gql(LOG_IN, { email, password });
    expect([status, codeIn(body)]).toEqual([401, "SECOND_FACTOR_NEEDED"]);
    return { browser, body };
  };

  const finish = async (browser: Browser, input: Record<string, unknown>) =>
    (await browser.gql(FINISH, { input })).body;

  const passkeyLoginOptions = async (browser: Browser): Promise<AuthenticatorOptions> =>
    (
      (await browser.gql("mutation { startPasskeyLogin { options } }", {})).body["data"] as {
        startPasskeyLogin: PasskeyOptions;
      }
    ).startPasskeyLogin.options;

  return { mutate, withApp, newPasskeyOptions, add, withPasskey, halfLoggedIn, finish, passkeyLoginOptions };
};
