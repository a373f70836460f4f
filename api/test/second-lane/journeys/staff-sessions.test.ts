import { describe, expect, it } from "vitest";
import { needsConfirmation } from "../../../src/features/accounts/sessions/confirmed-operations.rules.ts";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { accessFixtures } from "../../support/access-fixtures.ts";
import { creditsOf } from "../../support/credits.ts";
import { postOperation } from "../../support/multipart.ts";
import { paymentsOf } from "../../support/payments.ts";
import { refundsByHand } from "../../support/refunds-by-hand.ts";
import { codeIn } from "../../support/second-factor-calls.ts";
import type { Person } from "../../support/factories.ts";
import { accessCases } from "../../support/shop-access-cases.ts";
import { settingCalls } from "../../support/setting-calls.ts";
import { fieldOf, LOG_IN, renew, sessionCalls } from "../../support/session-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { aMember, aShopper, anAdmin, gql, rest, server, sql } = testShop;
const { logIn, isLoggedIn, age } = sessionCalls(testShop);
const credits = creditsOf(testShop);

const setStatus = ({ token }: Person, orderId: string, status: string) =>
  gql(
    "mutation($id: ID!, $status: OrderStatus!) { updateOrderStatus(input: { orderId: $id, status: $status }) { id } }",
    { id: orderId, status },
    token,
  );

const piecesOf = async (orderId: string) => {
  const [line] = await sql<{ id: string }>("select id from order_lines where order_id = $1 limit 1", [
    orderId,
  ]);
  return [{ lineId: line?.id ?? "", quantity: 1 }];
};

describe("a session of the staff", () => {
  it("ends after 30 minutes without use, which background requests do not count as", async () => {
    const admin = await anAdmin();
    const { browser, token } = await logIn(admin);
    await age(admin, "29 minutes");
    await gql("{ me { id } }", {}, token);
    await age(admin, "29 minutes");
    const background = { authorization: `Bearer ${token}`, "x-background": "1" };
    expect(fieldOf((await browser.gql("{ me { id } }", {}, background)).body, "me")).not.toBeNull();
    await age(admin, "2 minutes");
    expect(await isLoggedIn(token)).toBe(false);
    expect((await renew(browser)).code).toBe("UNAUTHENTICATED");
    const { token: newToken } = await logIn(admin);
    const { data } = await gql<{ mySessions: unknown[] }>("{ mySessions { id } }", {}, newToken);
    expect(data.mySessions).toHaveLength(1);
  });

  it("ends after 12 hours, however it is used", async () => {
    const admin = await anAdmin();
    const { browser, setCookie } = await logIn(admin);
    expect(setCookie.find((text) => text.startsWith("session="))).toMatch(/Max-Age=43(199|200);/);
    for (let hour = 0; hour < 12; hour += 1) {
      expect((await renew(browser)).token).not.toBe("");
      await age(admin, "1 hour");
      await sql("update sessions set last_used_at = now() where user_id = $1", [admin.id]);
    }
    expect((await renew(browser)).code).toBe("UNAUTHENTICATED");
  });

  it("has these limits in an explorer too", async () => {
    const admin = await anAdmin();
    const { data } = await gql<{ login: { token: string } }>(LOG_IN, admin);
    expect(await isLoggedIn(data.login.token)).toBe(true);
    await age(admin, "31 minutes");
    expect(await isLoggedIn(data.login.token)).toBe(false);
  });

  it("has no such limits over REST", async () => {
    const admin = await anAdmin();
    const login = { email: admin.email, password: admin.password };
    const token = String((await rest("POST", "/api/admin/login", login)).body["token"]);
    await age(admin, "31 minutes");
    expect(await isLoggedIn(token)).toBe(true);
  });

  it("asks for the password again before money, 15 minutes after it was proved", async () => {
    const admin = await anAdmin();
    const record = () =>
      gql(
        'mutation { recordPayout(input: { payoutId: "01990000-0000-7000-8000-000000000000", reference: "UTR1" }) { id } }',
        {},
        admin.token,
      );
    const before = await record();
    await age(admin, "16 minutes");
    const refused = await record();
    expect([before.code === "CONFIRMATION_NEEDED", refused.status, refused.code]).toEqual([
      false,
      403,
      "CONFIRMATION_NEEDED",
    ]);
    const confirm = (password: string) =>
      gql<{ confirmSession: { expiresAt: string } }>(
        "mutation($c: ConfirmationInput!) { confirmSession(confirmation: $c) { expiresAt } }",
        { c: { password } },
        admin.token,
      );
    expect((await confirm("wrong horse")).code).toBe("PASSWORD_WRONG");
    expect((await record()).code).toBe("CONFIRMATION_NEEDED");
    const { data } = await confirm(admin.password);
    expect(Date.parse(data.confirmSession.expiresAt) - Date.now()).toBeGreaterThan(14 * 60_000);
    expect((await record()).code).toBe(before.code);
  });

  it("asks so before the settings of money alone", async () => {
    const owner = await anAdmin();
    const { set } = settingCalls(testShop, owner.token);
    await age(owner, "16 minutes");
    expect((await set("shipping", { cartShippingFee: "52" })).code).toBe("CONFIRMATION_NEEDED");
    expect((await set("contact", { phone: "+91 98765 43211" })).code).toBeUndefined();
  });

  it("refuses a manager the settings of money without asking", async () => {
    const manager = await aMember(StaffRole.MANAGER);
    await age(manager, "16 minutes");
    expect((await settingCalls(testShop, manager.token).save("shipping", 0, {})).code).toBe("FORBIDDEN");
  });

  it("asks so before the money of a paid order goes back", async () => {
    const admin = await anAdmin();
    const { order: paid } = await credits.aPaidOrderOfThree(paymentsOf(testShop));
    const { cancelPieces, stateOf } = refundsByHand(testShop, admin);
    await age(admin, "16 minutes");
    for (const status of ["CANCELLED", "RETURNED"])
      expect((await setStatus(admin, paid.id, status)).code).toBe("CONFIRMATION_NEEDED");
    expect((await cancelPieces(paid.id, await piecesOf(paid.id))).code).toBe("CONFIRMATION_NEEDED");
    expect(await stateOf(paid.id)).toMatchObject({ orderStatus: "CONFIRMED", creditedAmount: 0 });
    expect((await setStatus(admin, paid.id, "PROCESSING")).code).toBeUndefined();
  });

  it("cancels an unpaid order without asking", async () => {
    const admin = await anAdmin();
    const { order: unpaid } = await credits.aCashOrder();
    const { cancelPieces } = refundsByHand(testShop, admin);
    await age(admin, "16 minutes");
    expect((await cancelPieces(unpaid.id, await piecesOf(unpaid.id))).code).toBeUndefined();
    expect((await setStatus(admin, unpaid.id, "CANCELLED")).code).toBeUndefined();
  });

  it("asks so before each operation that has to be confirmed", async () => {
    const fixtures = await accessFixtures(testShop);
    await age(fixtures.admin, "16 minutes");
    const names = Object.keys(accessCases).filter((name) => needsConfirmation(name.split(".")[1] ?? ""));
    expect(names.length).toBeGreaterThan(9);
    for (const name of names) {
      const [query, variables = {}] = (await accessCases[name]?.callOf(fixtures)) ?? [""];
      const file = { content: Buffer.from("order number,amount"), name: "cash.csv" };
      const headers = { authorization: `Bearer ${fixtures.admin.token}` };
      const { body } =
        "file" in variables
          ? await postOperation(server.app, { query, variables }, file, "variables.file", headers)
          : await rest("POST", "/graphql", { query, variables }, fixtures.admin.token);
      expect([name, codeIn(body)]).toEqual([name, "CONFIRMATION_NEEDED"]);
    }
  });
});

describe("a login from a new device", () => {
  const subject = "New login to your account";

  it("is told by mail, once for each device", async () => {
    const shopper = await aShopper();
    const { browser } = await logIn(shopper);
    await logIn(shopper, browser);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(shopper.email).map((mail) => mail.subject)).not.toContain(subject);
    const other = await logIn(shopper);
    await mailbox.nextMail(shopper.email, subject);
    await logIn(shopper, other.browser);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(shopper.email).filter((mail) => mail.subject === subject)).toHaveLength(1);
  });

  it("without cookies is another browser or network, not another version", async () => {
    const shopper = await aShopper();
    const { email, password } = shopper;
    const device = (agent: string) =>
      rest("POST", "/api/auth/login", { email, password }, undefined, { "user-agent": agent });
    await device("Firefox/140.0");
    await device("Firefox/141.0");
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(email)).toEqual([]);
    await device("Chrome/141.0");
    await mailbox.nextMail(email, subject);
  });
});
