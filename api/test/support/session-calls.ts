import { vi } from "vitest";
import { aBrowser } from "./browser.ts";
import type { Person } from "./factories.ts";
import { codeIn } from "./second-factor-calls.ts";
import type { TestShop } from "./test-shop.ts";

export const LOG_IN = `mutation($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { token user { id } } }`;

/** The header of the web client. */
export const byCookie = { "x-session": "cookie" };

export type Browser = ReturnType<typeof aBrowser>;

export const fieldOf = (body: Record<string, unknown>, name: string): unknown =>
  (body["data"] as Record<string, unknown> | undefined)?.[name];

export const tokenOf = (body: Record<string, unknown>, name: string): string =>
  (fieldOf(body, name) as { token: string } | undefined)?.token ?? "";

export const renew = async (browser: Browser, headers: Record<string, string> = {}) => {
  const { body, setCookie } = await browser.gql(
    "mutation { renewSession { token user { id } } }",
    {},
    { ...byCookie, ...headers },
  );
  return { setCookie, token: tokenOf(body, "renewSession"), code: codeIn(body) };
};

/** The clock of this process: a token ends by it. */
export const moveClock = (minutes: number): void => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
};

/** What the tests of sessions do in a shop. */
export const sessionCalls = ({ gql, server, sql }: TestShop) => ({
  /** A login of the web client. */
  logIn: async ({ email, password }: Person, browser = aBrowser(server.app)) => {
    const { body, setCookie } = await browser.gql(LOG_IN, { email, password }, byCookie);
    return { browser, setCookie, token: tokenOf(body, "login") };
  },
  /** A thief's browser with a copy of the cookies. */
  copyOf: (browser: Browser): Browser => {
    const copy = aBrowser(server.app, "203.0.113.9");
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    return copy;
  },
  isLoggedIn: async (token: string): Promise<boolean> =>
    (await gql<{ me: unknown }>("{ me { id } }", {}, token)).data.me !== null,
  /** Moves everything that the sessions of a person remember into the past. */
  age: async ({ id }: Person, interval: string): Promise<void> => {
    await sql(
      `update sessions set created_at = created_at - $2::interval, last_used_at = last_used_at - $2::interval,
         expires_at = expires_at - $2::interval, renewed_at = renewed_at - $2::interval,
         cookie_since = cookie_since - $2::interval, confirmed_at = confirmed_at - $2::interval
       where user_id = $1`,
      [id, interval],
    );
  },
});
