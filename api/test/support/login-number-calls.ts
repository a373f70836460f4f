import { expect } from "vitest";
import { mailbox } from "../../src/platform/mail/mailbox.ts";
import { aBrowser } from "./browser.ts";
import type { Person } from "./factories.ts";
import { codeIn } from "./second-factor-calls.ts";
import type { TestMailbox } from "./test-mailbox.ts";
import type { TestShop } from "./test-shop.ts";

type Browser = ReturnType<typeof aBrowser>;

let lastNumber = 9_100_000_000;

/** An Indian mobile number that no other test has. */
export const aMobile = (): string => `+91${(lastNumber += 1)}`;

/** Another code than this one. */
export const wrongFor = (code: string): string => String((Number(code) + 1) % 10 ** 8).padStart(8, "0");

const SEND = "mutation($mobile: String!) { sendSmsCode(mobile: $mobile) { to } }";
const LOG_IN = "mutation($input: LoginBySmsInput!) { loginBySms(input: $input) { token user { id email } } }";
const SEND_NUMBER = "mutation($input: SendNumberCodeInput!) { sendNumberCode(input: $input) { to } }";
const CONFIRM =
  "mutation($input: ConfirmLoginNumberInput!) { confirmLoginNumber(input: $input) { loginNumber { mobile } } }";

export type SmsLogin = { loginBySms: { token: string; user: { id: string; email: string } } };

/** The calls of login numbers in a shop that stores its SMS in the mailbox of its data folder. */
export const loginNumberCalls = ({ shop, gql, sql, server: { app } }: TestShop, jobs: TestMailbox) => {
  const stored = mailbox(shop.settings.dataDir);

  /** The texts of all SMS to a number, oldest first. */
  const smsTo = async (mobile: string): Promise<string[]> => {
    await jobs.waitForJobs();
    return (await stored.list())
      .filter(({ to }) => to === mobile)
      .map(({ text }) => text)
      .reverse();
  };

  const lastCode = async (mobile: string): Promise<string> =>
    /^(\d{8}) is your code/.exec((await smsTo(mobile)).at(-1) ?? "")?.[1] ?? "no code";

  const sendConfirmed = (token: string, mobile: string, confirmation: object) =>
    gql<{ sendNumberCode: { to: string } }>(SEND_NUMBER, { input: { mobile, confirmation } }, token);

  const sendNumberCode = ({ token, password }: Pick<Person, "token" | "password">, mobile: string) =>
    sendConfirmed(token, mobile, { password });

  const confirm = (token: string, mobile: string, code: string) =>
    gql<{ confirmLoginNumber: { loginNumber: { mobile: string } } }>(
      CONFIRM,
      { input: { mobile, code } },
      token,
    );

  const remove = (token: string, confirmation: object) =>
    gql(
      "mutation($c: ConfirmationInput!) { removeLoginNumber(confirmation: $c) { loginNumber { mobile } } }",
      { c: confirmation },
      token,
    );

  /** Confirms a number for a shopper. */
  const addNumber = async (person: Person, mobile = aMobile()): Promise<string> => {
    await sql("delete from throttles where key like 'otpByCaller%'");
    await sendNumberCode(person, mobile);
    const { code } = await confirm(person.token, mobile, await lastCode(mobile));
    if (code !== undefined) throw new Error(`The number is not confirmed: ${code}`);
    return mobile;
  };

  /** A browser that has asked for a code. */
  const ask = async (mobile: string, browser: Browser = aBrowser(app)): Promise<Browser> => {
    await sql("delete from throttles where key like 'otpByCaller%' or key like 'secretByCaller%'");
    const { body } = await browser.gql(SEND, { mobile });
    expect(body).toEqual({ data: { sendSmsCode: { to: mobile } } });
    return browser;
  };

  /** The account that a code logs in, or the refusal. */
  const logIn = async (browser: Browser, mobile: string, code: string): Promise<string> => {
    const { body } = await browser.gql(LOG_IN, { input: { mobile, code } });
    return (body["data"] as SmsLogin | null)?.loginBySms?.user.id ?? String(codeIn(body));
  };

  const numberOf = async (token: string): Promise<string | undefined> =>
    (await gql<{ loginNumber: { mobile: string } | null }>("{ loginNumber { mobile } }", {}, token)).data
      .loginNumber?.mobile;

  return {
    smsTo,
    lastCode,
    sendConfirmed,
    sendNumberCode,
    confirm,
    remove,
    addNumber,
    ask,
    logIn,
    numberOf,
    SEND,
    LOG_IN,
  };
};
