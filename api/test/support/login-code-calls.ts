import { expect } from "vitest";
import { aBrowser } from "./browser.ts";
import type { TestMailbox } from "./test-mailbox.ts";
import type { TestShop } from "./test-shop.ts";

export const SEND = "mutation($email: String!) { sendLoginCode(email: $email) { to } }";
const LOG_IN = `mutation($email: String!, $code: String!) {
  loginByCode(input: { email: $email, code: $code }) { login { token user { id } } signUpToken } }`;

type Outcome = { login: { token: string; user: { id: string } } | null; signUpToken: string | null };

export type CodeBrowser = ReturnType<typeof aBrowser>;

/** Logins by a mailed code. */
export const loginCodeCalls = ({ sql, server: { app } }: TestShop, mailbox: TestMailbox) => {
  const logIn = async (browser: CodeBrowser, email: string, code: string) =>
    (await browser.gql(LOG_IN, { email, code })).body;
  return {
    logIn,
    outcomeOf: async (browser: CodeBrowser, email: string, code: string): Promise<Outcome> => {
      const body = await logIn(browser, email, code);
      return (body["data"] as { loginByCode: Outcome }).loginByCode;
    },
    /** A browser that has asked for a code, and the code of its mail. */
    anAsking: async (email: string, browser = aBrowser(app)) => {
      await sql("delete from throttles where key like 'otpByCaller%'");
      expect((await browser.gql(SEND, { email })).body).toEqual({
        data: { sendLoginCode: { to: email.trim().toLowerCase() } },
      });
      return { browser, code: await mailbox.nextLoginCode(email.trim().toLowerCase()) };
    },
  };
};
