import { expect, type APIRequestContext } from "@playwright/test";
import { mailTo, tokenIn } from "./mailbox.ts";
import { uniqueEmail } from "./sign-up.ts";

export type Account = { email: string; password: string };

/** Creates an account for the test by the REST API: Kavya Nair's. */
export const createAccount = async (request: APIRequestContext): Promise<Account> => {
  const email = uniqueEmail();
  const password = "tamarind7";
  await request.post("/api/auth/send-verification", { data: { email } });
  const token = tokenIn(await mailTo(request, email, /Verify/));
  const response = await request.post("/api/auth/signup", { data: { token, name: "Kavya Nair", password } });
  expect(response.status()).toBe(201);
  return { email, password };
};
