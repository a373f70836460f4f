import { expect, it } from "vitest";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import type { Person } from "../../support/factories.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);

/** The token of the link that is mailed to another address of the account. */
const aLinkTo = async (shopper: Person, email: string): Promise<string> => {
  const { token, name, password } = shopper;
  await calls.updateProfile(token, { name, email, currentPassword: password });
  return mailbox.nextToken(email);
};

it("a link that was used says that its address is verified, until the account has another one", async () => {
  const [shopper, next] = [await testShop.aShopper(), freshEmail()];
  const token = await aLinkTo(shopper, freshEmail());
  const both = await Promise.all([calls.confirmEmail(token), calls.confirmEmail(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await calls.confirmEmail(token)).toMatchObject({
    status: 409,
    code: "EMAIL_VERIFIED",
    errors: [{ message: "This address is verified.", extensions: { field: "token" } }],
  });
  expect((await calls.confirmEmail(await aLinkTo(shopper, next))).status).toBe(200);
  expect(await calls.confirmEmail(token)).toMatchObject({ status: 400, code: "VERIFICATION_INVALID" });
});
