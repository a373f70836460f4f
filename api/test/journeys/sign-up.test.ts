import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, freshEmail } from "../support/account-calls.ts";
import { postForm } from "../support/multipart.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { rest, gql, sql, aShopper } = testShop;

const password = "saffron and silk";
const details = { name: "Asha Rao", password };
const link = (email?: string) => aMailedToken(calls, mailbox, email);

beforeEach(async () => {
  await sql("delete from throttles");
});

const accountsOf = async (email: string): Promise<number> =>
  (await sql("select 1 from users where email = $1", [email])).length;

describe("a sign-up by the mailed link", () => {
  it("with two files is refused", async () => {
    const { token } = await link();
    const file = { content: Buffer.from("x") };
    const parts = { ...details, token, profilePic: file, other: file };
    const response = await postForm(testShop.server.app, "/api/auth/signup", parts);
    expect(response).toMatchObject({ status: 413, body: { code: "TOO_LARGE" } });
  });

  it("creates a verified shopper account with a welcome code", async () => {
    const { email, token } = await link();
    expect((await calls.verifyEmail(token)).data).toEqual({ verifyEmail: { email } });
    const { signUp } = (await calls.signUp({ ...details, token, mobile: "98765 43210" })).data;
    expect(signUp.user).toMatchObject({
      name: "Asha Rao",
      email,
      mobile: "98765 43210",
      profilePic: null,
      role: "SHOPPER",
      isEmailVerified: true,
      welcomeCode: { percent: 40, usedAt: null },
    });
    expect((await calls.me(signUp.token)).data.me?.email).toBe(email);
    const welcome = await mailbox.nextMail(email, "Welcome");
    expect(welcome.text).toContain(signUp.user.welcomeCode?.code);
    expect(welcome.html).toContain(signUp.user.welcomeCode?.code);
    expect((await calls.logIn(email, password)).data.login.user.id).toBe(signUp.user.id);
  });

  it("takes the address from the link, not from the form", async () => {
    const { email, token } = await link();
    const otherEmail = freshEmail();
    const { signUp } = (await calls.signUp({ ...details, token, email: otherEmail })).data;
    expect(signUp.user.email).toBe(email);
    expect(await accountsOf(otherEmail)).toBe(0);
  });

  it("uses the link up", async () => {
    const { token } = await link();
    expect((await calls.signUp({ ...details, token })).status).toBe(200);
    const refused = { status: 400, code: "VERIFICATION_INVALID", message: "Invalid verification token" };
    expect(await calls.verifyEmail(token)).toMatchObject(refused);
    expect(await calls.signUp({ ...details, token })).toMatchObject({
      status: 409,
      code: "EMAIL_REGISTERED",
      message: "Email already registered. Please log in.",
    });
  });

  it("leaves the link valid if the form was wrong", async () => {
    const { token } = await link();
    expect((await calls.signUp({ ...details, token, password: "short" })).code).toBe("PASSWORD_TOO_SHORT");
    expect((await calls.signUp({ ...details, token, name: " \n " })).code).toBe("NAME_NEEDED");
    expect((await calls.signUp({ ...details, token })).status).toBe(200);
  });

  it("works with each link of an address until one is used", async () => {
    const firstLink = await link();
    const secondLink = await link(firstLink.email);
    for (const { token } of [firstLink, secondLink])
      expect((await calls.verifyEmail(token)).data).toEqual({ verifyEmail: { email: firstLink.email } });
    expect((await calls.signUp({ ...details, token: firstLink.token })).status).toBe(200);
    expect((await calls.verifyEmail(secondLink.token)).code).toBe("VERIFICATION_INVALID");
    expect((await calls.signUp({ ...details, token: secondLink.token })).code).toBe("EMAIL_REGISTERED");
  });

  it("is refused when the link has expired", async () => {
    const { email, token } = await link();
    await sql("update mailed_secrets set expires_at = now() where email = $1", [email]);
    expect((await calls.verifyEmail(token)).code).toBe("VERIFICATION_INVALID");
    expect((await calls.signUp({ ...details, token })).code).toBe("VERIFICATION_INVALID");
  });

  it.each(["", "x", "A".repeat(43), "A".repeat(44), "' or 1=1 --", "\0".repeat(43), "x".repeat(100_000)])(
    "refuses a forged link: %.20j",
    async (token) => {
      const verified = await calls.verifyEmail(token);
      expect(verified).toMatchObject({ status: 400, code: "VERIFICATION_INVALID" });
    },
  );

  it("refuses a link of another purpose", async () => {
    const shopper = await aShopper();
    await calls.forgotPassword(shopper.email);
    const token = await mailbox.nextToken(shopper.email);
    expect((await calls.verifyEmail(token)).code).toBe("VERIFICATION_INVALID");
    expect((await calls.signUp({ ...details, token })).code).toBe("VERIFICATION_INVALID");
  });

  it("creates one account and one welcome code when two tabs finish at once", async () => {
    const { email, token } = await link();
    const tabs = await Promise.all(
      ["Asha", "Asha Rao", "A. Rao"].map((name) => calls.signUp({ ...details, name, token })),
    );
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(tabs.filter(({ code }) => code === "EMAIL_REGISTERED")).toHaveLength(2);
    expect(await accountsOf(email)).toBe(1);
    const codes = "select 1 from promotion_codes w join users u on u.id = w.user_id where u.email = $1";
    expect(await sql(codes, [email])).toHaveLength(1);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(email).filter(({ subject }) => subject.startsWith("Welcome"))).toHaveLength(1);
  });

  it("cannot choose the role", async () => {
    const { email, token } = await link();
    expect((await calls.signUp({ ...details, token, role: "ADMIN" })).status).toBe(400);
    const { status, body } = await rest("POST", "/api/auth/signup", { ...details, token, role: "admin" });
    expect(status).toBe(201);
    expect(body["user"]).toMatchObject({ email, role: "shopper" });
    expect(await sql("select role from users where email = $1", [email])).toEqual([{ role: "shopper" }]);
  });
});

describe("an address with an account", () => {
  it("gets a notice of the account in place of a link, with the same response as for any address", async () => {
    const shopper = await aShopper();
    const response = await calls.sendVerification(` ${shopper.email.toUpperCase()} `);
    const otherEmail = freshEmail();
    const otherText = (await calls.sendVerification(otherEmail)).text;
    expect(response.text).toBe(otherText.replace(otherEmail, shopper.email));
    const mail = await mailbox.nextMail(shopper.email, "already have an account");
    expect(mail.text).toContain("/login");
    expect(mail.text).not.toContain("token=");
    expect(await sql("select 1 from mailed_secrets where email = $1", [shopper.email])).toEqual([]);
    const emailCheck = await gql("query($email: String!) { emailExists(email: $email) }", {
      email: shopper.email,
    });
    expect(emailCheck.data).toEqual({ emailExists: true });
  });

  it("is refused if the account was created after the link", async () => {
    const { email, token } = await link();
    const shopper = await aShopper();
    await sql("update users set email = $2 where id = $1", [shopper.id, email]);
    expect((await calls.signUp({ ...details, token })).code).toBe("EMAIL_REGISTERED");
    expect(await accountsOf(email)).toBe(1);
  });
});

describe("a name with markup and line breaks", () => {
  it("is plain text in the mails, on one line", async () => {
    const { email, token } = await link();
    const name = "Asha\r\nBcc: all@example.com <img src=x onerror=\"alert(1)\"> & 'co'";
    await calls.signUp({ ...details, name, token });
    const mail = await mailbox.nextMail(email, "Welcome");
    expect(mail.html).toContain(
      "Asha Bcc: all@example.com &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;co&#39;",
    );
    expect(mail.html).not.toMatch(/<img|onerror="/);
    expect([mail.to, mail.subject]).toEqual([email, "Welcome to Saanjh: 40% off your first order"]);
    expect(mail.text).toContain("Welcome, Asha Bcc: all@example.com <img");
  });
});
