import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, freshEmail } from "./support/account-calls.ts";
import { aBrowser } from "./support/browser.ts";
import { openTestMailbox } from "./support/test-mailbox.ts";
import { postForm } from "./support/multipart.ts";
import { documentedFields, keysOf, type Json } from "./support/rest-shapes.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop({ PUBLIC_URL: "https://shop.example.com" });
const mailbox = await openTestMailbox(testShop);
const { rest, sql, aShopper } = testShop;
const calls = accountCalls(testShop);

const password = "saffron and silk";
const post = (path: string, body: Json, token?: string) =>
  rest<Json>("POST", `/api/auth${path}`, body, token);

beforeEach(async () => {
  await sql("delete from throttles");
});

const mayLogIn = async (email: string, typed: string): Promise<boolean> =>
  (await post("/login", { email, password: typed })).status === 200;

describe("a sign-up over the documented paths", () => {
  it("goes from check-email over the mailed link to a session", async () => {
    const email = freshEmail();
    expect((await post("/check-email", { email })).body).toEqual({ exists: false });
    expect((await post("/send-verification", { email })).body).toEqual({ success: true });
    const mail = await mailbox.nextMail(email);
    const token = /https:\/\/shop\.example\.com\/signup\?token=([\w-]{43})/.exec(mail.text)?.[1];
    const browser = aBrowser(testShop.server.app);
    const verified = await browser.post("/verify-email", { token });
    expect(verified.body).toEqual({ success: true, email });
    expect(verified.setCookie).toEqual([
      expect.stringMatching(
        /^__Host-sign-up-proof=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const { status, body } = await browser.postForm("/signup", {
      name: "Asha Rao",
      email,
      mobile: "98765",
      password,
    });
    expect(status).toBe(201);
    expect(keysOf(body)).toBe("token user");
    expect(keysOf(body["user"])).toBe(documentedFields.user);
    expect(body["user"]).toMatchObject({ name: "Asha Rao", email, mobile: "98765", role: "shopper" });
    const orders = await rest("GET", "/api/orders/my-orders", undefined, String(body["token"]));
    expect(orders.status).toBe(200);
    expect((await post("/check-email", { email })).body).toEqual({ exists: true });
    expect((await post("/send-verification", { email })).body).toEqual({ success: true });
    expect((await mailbox.nextMail(email, "already")).subject).toBe("You already have an account");
  });

  it("shows an uploaded picture under the shop's own URL", async () => {
    const { token } = await aMailedToken(calls, mailbox);
    const { default: sharp } = await import("sharp");
    const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#a8323e" } })
      .png()
      .toBuffer();
    const form = {
      token,
      name: "Asha",
      password,
      profilePic: { content, name: "me.png", type: "text/html" },
    };
    const { body } = await postForm(testShop.server.app, "/api/auth/signup", form);
    expect((body["user"] as Json)["profilePic"]).toMatch(
      /^https:\/\/shop\.example\.com\/media\/[0-9a-f]{32}\/320\.webp$/,
    );
  });

  it("refuses a wrong link and a wrong form with the documented messages", async () => {
    for (const token of ["x", "A".repeat(43)])
      expect(await post("/verify-email", { token })).toMatchObject({
        status: 400,
        body: { error: "Invalid verification token", code: "VERIFICATION_INVALID", field: "token" },
      });
    expect((await post("/send-verification", { email: "asha" })).body).toMatchObject({
      error: "Please enter a valid email address.",
    });
    expect((await post("/signup", { token: "x", name: "Asha", password: "short" })).status).toBe(400);
  });
});

describe("account recovery over the documented paths", () => {
  it("works by the mailed link, without a login", async () => {
    const shopper = await aShopper();
    expect((await post("/forgot-password", { email: shopper.email })).body).toEqual({ success: true });
    const mail = await mailbox.nextMail(shopper.email);
    const token = /https:\/\/shop\.example\.com\/reset-password\?token=([\w-]{43})/.exec(mail.text)?.[1];
    expect((await post("/reset-password", { token, newPassword: password })).body).toEqual({ success: true });
    expect(await mayLogIn(shopper.email, password)).toBe(true);
    expect(await post("/reset-password", { token, newPassword: password })).toMatchObject({
      status: 400,
      body: { error: "This password reset link is invalid or has expired.", code: "RESET_LINK_INVALID" },
    });
  });

  it("works by the one-time password", async () => {
    const shopper = await aShopper();
    expect((await post("/send-otp", { email: shopper.email })).body).toEqual({ success: true });
    const otp = await mailbox.nextOtp(shopper.email);
    const body = { email: shopper.email, otp, newPassword: password };
    expect((await post("/verify-otp", body)).body).toEqual({ success: true });
    expect(await mayLogIn(shopper.email, password)).toBe(true);
    expect((await post("/verify-otp", body)).body).toMatchObject({
      error: "Invalid OTP or error resetting password",
    });
  });
});

describe("account settings over the documented paths", () => {
  it("change the password, with a new token in the response", async () => {
    const shopper = await aShopper();
    const body = { currentPassword: shopper.password, newPassword: password };
    const changed = await post("/change-password", body, shopper.token);
    expect(changed.status).toBe(200);
    expect(keysOf(changed.body)).toBe("success token user");
    expect(keysOf(changed.body["user"])).toBe(documentedFields.user);
    expect((await post("/change-password", body, shopper.token)).status).toBe(401);
    expect(await post("/change-password", body, String(changed.body["token"]))).toMatchObject({
      status: 400,
      body: {
        error: "Your current password is not correct.",
        code: "PASSWORD_WRONG",
        field: "currentPassword",
      },
    });
  });

  it("change the profile", async () => {
    const shopper = await aShopper();
    const change = {
      name: "Asha R.",
      email: shopper.email,
      mobile: "98765",
      address: "14, Residency Road",
      profilePic: "https://pics.example.com/a.jpg",
    };
    const { status, body } = await rest<Json>("PUT", "/api/auth/update-profile", change, shopper.token);
    expect(status).toBe(200);
    expect(keysOf(body)).toBe("user");
    expect(keysOf(body["user"])).toBe(documentedFields.user);
    expect(body["user"]).toMatchObject(change);
  });
});

describe("the OpenAPI file", () => {
  describe("of the account's operations", () => {
    type Body = { content: Record<string, { schema: { required: string[]; properties: Json } }> };
    type OpenApi = {
      paths: Record<string, { post?: { requestBody: Body }; put?: { requestBody: Body } }>;
    };
    const bodyOf = async (path: string, method: "post" | "put") => {
      const { body } = await rest<OpenApi>("GET", "/api/openapi.json");
      return body.paths[path]?.[method]?.requestBody.content;
    };

    it("declares that a sign-up may be a form with a file", async () => {
      const signUp = await bodyOf("/api/auth/signup", "post");
      expect(Object.keys(signUp ?? {})).toEqual(["multipart/form-data", "application/json"]);
      expect(signUp?.["multipart/form-data"]?.schema.properties["profilePic"]).toEqual({
        type: "string",
        format: "binary",
      });
    });

    it("declares which fields are optional", async () => {
      for (const { schema } of Object.values((await bodyOf("/api/auth/signup", "post")) ?? {}))
        expect(schema.required).toEqual(["name", "password"]);
      const profile = (await bodyOf("/api/auth/update-profile", "put"))?.["application/json"];
      expect(profile?.schema.required).toEqual(["name", "email"]);
    });
  });
});
