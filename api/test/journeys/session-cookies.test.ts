import { afterEach, describe, expect, it, vi } from "vitest";
import { aBrowser } from "../support/browser.ts";
import type { Person } from "../support/factories.ts";
import { codeIn } from "../support/second-factor-calls.ts";
import {
  byCookie,
  LOG_IN,
  moveClock,
  renew,
  sessionCalls,
  tokenOf,
  type Browser,
} from "../support/session-calls.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { aShopper, gql, rest, server } = testShop;
const { logIn, copyOf, isLoggedIn, age } = sessionCalls(testShop);

afterEach(() => void vi.useRealTimers());

describe("the session of the web client", () => {
  it("has a cookie that no script reads and no other site sends", async () => {
    const { setCookie } = await logIn(await aShopper());
    const cookie = setCookie.find((text) => text.startsWith("session="));
    expect(cookie).toMatch(/; Max-Age=2(591999|592000)\b.*; HttpOnly; SameSite=Strict$/);
    expect(cookie).toContain("; Path=/");
  });

  it("has a token of an hour", async () => {
    const { browser, token } = await logIn(await aShopper());
    moveClock(63);
    expect(await isLoggedIn(token)).toBe(false);
    const renewed = await renew(browser);
    expect(await isLoggedIn(renewed.token)).toBe(true);
  });

  it("is not renewed by a copy of the storage", async () => {
    const { token } = await logIn(await aShopper());
    const thief = aBrowser(server.app);
    expect((await renew(thief, { authorization: `Bearer ${token}` })).code).toBe("UNAUTHENTICATED");
    moveClock(63);
    expect((await renew(thief, { authorization: `Bearer ${token}` })).code).toBe("UNAUTHENTICATED");
  });

  it("is renewed with a new cookie each time, in the same session", async () => {
    const shopper = await aShopper();
    const { browser, token } = await logIn(shopper);
    const first = browser.cookies.get("session");
    const { token: second } = await renew(browser);
    expect(browser.cookies.get("session")).not.toBe(first);
    const list = "{ mySessions { id isCurrent } }";
    const sessions = (await gql<{ mySessions: { id: string; isCurrent: boolean }[] }>(list, {}, second)).data;
    expect(sessions).toEqual((await gql(list, {}, token)).data);
  });

  it("ends for both with a mail when an old cookie is used again", async () => {
    const shopper = await aShopper();
    const { browser } = await logIn(shopper);
    const thief = copyOf(browser);
    const { token } = await renew(browser);
    expect(await isLoggedIn(token)).toBe(true);
    await age(shopper, "3 minutes");
    const stolen = await renew(thief);
    expect([stolen.code, stolen.token]).toEqual(["UNAUTHENTICATED", ""]);
    expect(thief.cookies.has("session")).toBe(false);
    expect(await isLoggedIn(token)).toBe(false);
    expect((await renew(browser)).code).toBe("UNAUTHENTICATED");
    await mailbox.nextMail(shopper.email, "A device was logged out for your safety");
  });

  it("ends for both also when the thief was first", async () => {
    const shopper = await aShopper();
    const { browser } = await logIn(shopper);
    const thief = copyOf(browser);
    const { token } = await renew(thief);
    expect(await isLoggedIn(token)).toBe(true);
    await renew(thief);
    expect((await renew(browser)).code).toBe("UNAUTHENTICATED");
    expect((await renew(thief)).code).toBe("UNAUTHENTICATED");
    expect(await isLoggedIn(token)).toBe(false);
  });

  it("is renewed by several tabs at once: all get the same cookie", async () => {
    const { browser } = await logIn(await aShopper());
    const tabs = Array.from({ length: 6 }, () => copyOf(browser));
    const renewals = await Promise.all(tabs.map((tab) => renew(tab)));
    expect(renewals.map(({ code }) => code)).toEqual(renewals.map(() => undefined));
    expect(new Set(tabs.map((tab) => tab.cookies.get("session"))).size).toBe(1);
    expect((await renew(tabs[0] as Browser)).token).not.toBe("");
  });

  it("survives a lost answer, however long the browser was offline then", async () => {
    const shopper = await aShopper();
    const { browser } = await logIn(shopper);
    await age(shopper, "1 hour");
    await renew(copyOf(browser));
    await age(shopper, "9 hours");
    const { token } = await renew(browser);
    expect(await isLoggedIn(token)).toBe(true);
  });

  it("survives a lost answer only until the new token is used", async () => {
    const shopper = await aShopper();
    const { browser, token } = await logIn(shopper);
    const lost = copyOf(browser);
    const { token: lostToken } = await renew(lost);
    expect(await isLoggedIn(token), "the last minute of the old token").toBe(true);
    await age(shopper, "3 minutes");
    expect(await isLoggedIn((await renew(browser)).token)).toBe(true);
    const numberOf = ({ cookies }: Browser) => cookies.get("session")?.split(".")[1];
    expect(numberOf(browser), "the cookie that was lost").toBe(numberOf(lost));

    const thief = copyOf(browser);
    expect(await isLoggedIn((await renew(browser)).token)).toBe(true);
    expect(await isLoggedIn(lostToken), "a token of before").toBe(true);
    await age(shopper, "3 minutes");
    expect((await renew(thief)).code).toBe("UNAUTHENTICATED");
    expect(await isLoggedIn(lostToken)).toBe(false);
  });

  it("ends when the new token was used in the background only", async () => {
    const shopper = await aShopper();
    const { browser } = await logIn(shopper);
    const thief = copyOf(browser);
    const { token } = await renew(browser);
    const polled = await browser.gql(
      "{ me { id } }",
      {},
      { authorization: `Bearer ${token}`, "x-background": "1" },
    );
    expect(polled.body).toMatchObject({ data: { me: { id: shopper.id } } });
    await age(shopper, "3 minutes");
    expect((await renew(thief)).code).toBe("UNAUTHENTICATED");
  });

  it("ends with its month, whenever it was renewed", async () => {
    const shopper = await aShopper();
    const { browser } = await logIn(shopper);
    await age(shopper, "29 days");
    expect((await renew(browser)).token).not.toBe("");
    await age(shopper, "1 day");
    expect((await renew(browser)).code).toBe("UNAUTHENTICATED");
  });

  it("is not renewed without the header, with a forged cookie, or with that of an ended session", async () => {
    const shopper = await aShopper();
    const { browser, token } = await logIn(shopper);
    const own = browser.cookies.get("session") ?? "";
    const { body } = await browser.gql("mutation { renewSession { token } }", {});
    expect(codeIn(body)).toBe("UNAUTHENTICATED");
    for (const forged of ["", "x", own.replace(/.$/, ""), own.replace(/\.0\./, ".1."), `${own}x`]) {
      browser.cookies.set("session", forged);
      expect((await renew(browser)).code).toBe("UNAUTHENTICATED");
    }
    expect(await isLoggedIn(token)).toBe(true);
    browser.cookies.set("session", own);
    await gql("mutation { endOtherSessions { id } }", {}, shopper.token);
    expect((await renew(browser)).code).toBe("UNAUTHENTICATED");
  });

  it("ends with the logout, also when its token has expired before", async () => {
    const shopper = await aShopper();
    const { browser } = await logIn(shopper);
    const copy = copyOf(browser);
    await browser.gql("mutation { logout { hasEndedSession } }", {}, byCookie);
    expect(browser.cookies.has("session")).toBe(false);
    expect((await renew(copy)).code).toBe("UNAUTHENTICATED");
  });

  it("continues only on this device after a new password", async () => {
    const shopper = await aShopper();
    const [{ browser, token }, other] = [await logIn(shopper), await logIn(shopper)];
    const changed = await browser.gql(
      `mutation($old: String!) { updatePassword(input: { currentPassword: $old, newPassword: "tulsi-7-malai" }) { token } }`,
      { old: shopper.password },
      { ...byCookie, authorization: `Bearer ${token}` },
    );
    expect(tokenOf(changed.body, "updatePassword")).not.toBe("");
    expect((await renew(browser)).token).not.toBe("");
    expect((await renew(other.browser)).code).toBe("UNAUTHENTICATED");
  });

  it("ends when another login replaces its cookie", async () => {
    const [first, second] = [await aShopper(), await aShopper()];
    const { browser, token } = await logIn(first);
    await logIn(second, browser);
    expect(await isLoggedIn(token)).toBe(false);
  });
});

describe("a token that lives as long as its session", () => {
  const restToken = async ({ email, password }: Person): Promise<string> =>
    String((await rest("POST", "/api/auth/login", { email, password }, undefined, byCookie)).body["token"]);

  it("is what REST and GraphQL without the header bring, without a cookie", async () => {
    const shopper = await aShopper();
    const browser = aBrowser(server.app);
    const { body, setCookie } = await browser.gql(LOG_IN, shopper);
    expect(setCookie).toEqual([]);
    const overRest = await restToken(shopper);
    moveClock(29 * 24 * 60);
    expect(await isLoggedIn(tokenOf(body, "login"))).toBe(true);
    expect(await isLoggedIn(overRest)).toBe(true);
  });

  it("is taken over by the web client: the session goes on, the old token ends in an hour", async () => {
    const shopper = await aShopper();
    const old = await restToken(shopper);
    const browser = aBrowser(server.app);
    const taken = await renew(browser, { authorization: `Bearer ${old}` });
    expect(taken.token).not.toBe("");
    expect((await renew(aBrowser(server.app), { authorization: `Bearer ${old}` })).token).not.toBe("");
    expect(await isLoggedIn(old)).toBe(true);
    await age(shopper, "61 minutes");
    expect(await isLoggedIn(old)).toBe(false);
    expect((await renew(browser)).token).not.toBe("");
    expect(await isLoggedIn(taken.token)).toBe(true);
    await gql("mutation { logout { hasEndedSession } }", {}, taken.token);
    expect((await renew(browser)).code).toBe("UNAUTHENTICATED");
  });
});
