import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { mailTo, tokenIn } from "./mailbox.ts";
import { signIn } from "./sign-up.ts";

export type Account = { email: string; password: string };

let made = 0;

/** An account of the test's own, made by the documented paths. */
export const openAccount = async (request: APIRequestContext): Promise<Account> => {
  made += 1;
  const email = `kavya.${Date.now()}.${made}@example.com`;
  const password = "secret12";
  await request.post("/api/auth/send-verification", { data: { email } });
  const token = tokenIn(await mailTo(request, email, /Verify/));
  const answer = await request.post("/api/auth/signup", { data: { token, name: "Kavya Nair", password } });
  expect(answer.status()).toBe(201);
  return { email, password };
};

/** The same, logged in and on her dashboard. */
export const openAccountAndSignIn = async (page: Page): Promise<Account> => {
  const account = await openAccount(page.request);
  await signIn(page, account.email, account.password);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  return account;
};
