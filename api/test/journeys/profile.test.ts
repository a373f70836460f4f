import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../support/account-calls.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { rest, sql, aShopper, gql } = testShop;

beforeEach(async () => {
  await sql("delete from throttles");
});

describe("the profile", () => {
  const aFullProfile = async () => {
    const shopper = await aShopper();
    const full = {
      name: "Asha R.",
      email: shopper.email,
      mobile: "98765",
      address: "14, Residency Road",
      profilePic: "https://pics.example.com/a.jpg",
    };
    const { user } = (await calls.updateProfile(shopper.token, full)).data.updateProfile;
    return { shopper, full, user };
  };

  it("saves the given fields", async () => {
    const { shopper, full, user } = await aFullProfile();
    expect(user).toMatchObject({ ...full, isEmailVerified: true });
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(shopper.email)).toEqual([]);
  });

  it("keeps absent fields", async () => {
    const { shopper, full } = await aFullProfile();
    const partial = await calls.updateProfile(shopper.token, {
      name: "  Asha \n Rao ",
      email: shopper.email.toUpperCase(),
    });
    expect(partial.data.updateProfile.user).toMatchObject({
      ...full,
      name: "Asha Rao",
      isEmailVerified: true,
    });
  });

  it("empties blank fields", async () => {
    const { shopper } = await aFullProfile();
    const emptied = await calls.updateProfile(shopper.token, {
      name: "Asha",
      email: shopper.email,
      mobile: " ",
      address: null,
      profilePic: "",
    });
    expect(emptied.data.updateProfile.user).toMatchObject({ mobile: null, address: null, profilePic: null });
  });

  it("keeps every absent field over GraphQL", async () => {
    const shopper = await aShopper();
    const pending = freshEmail();
    await calls.updateProfile(shopper.token, { name: "Asha Rao", email: pending });
    const { data } = await calls.updateProfile(shopper.token, { mobile: "98765" });
    const saved = { name: "Asha Rao", email: pending, mobile: "98765", isEmailVerified: false };
    expect(data.updateProfile.user).toMatchObject(saved);
    expect((await calls.updateProfile(shopper.token, {})).data.updateProfile.user).toMatchObject(saved);
  });

  it("needs name and address over REST", async () => {
    const shopper = await aShopper();
    for (const [body, code] of [
      [{ email: freshEmail() }, "NAME_NEEDED"],
      [{ name: "Asha" }, "EMAIL_INVALID"],
    ] as const)
      expect((await rest("PUT", "/api/auth/update-profile", body, shopper.token)).body).toMatchObject({
        code,
      });
  });

  it("saves another address at once as not verified", async () => {
    const shopper = await aShopper();
    const email = freshEmail();
    const { data } = await calls.updateProfile(shopper.token, { name: shopper.name, email });
    expect(data.updateProfile.user).toMatchObject({ email, isEmailVerified: false });
    expect((await calls.logIn(email, shopper.password)).status).toBe(200);
  });

  it("reports another address to the old one only", async () => {
    const shopper = await aShopper();
    const email = freshEmail();
    await calls.updateProfile(shopper.token, { name: shopper.name, email });
    const mail = await mailbox.nextMail(shopper.email);
    expect(mail.subject).toBe("Your email address was changed");
    expect(mail.text).toContain(email);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(email)).toEqual([]);
  });

  it("refuses an address that another account has", async () => {
    const [shopper, otherShopper] = await Promise.all([aShopper(), aShopper()]);
    for (const email of [otherShopper.email, otherShopper.email.toUpperCase()])
      expect(await calls.updateProfile(shopper.token, { name: "Asha", email })).toMatchObject({
        status: 409,
        code: "EMAIL_REGISTERED",
        message: "This email is already in use.",
      });
    expect((await calls.me(shopper.token)).data.me?.email).toBe(shopper.email);
    await mailbox.waitForJobs();
    expect(mailbox.mailsTo(shopper.email)).toEqual([]);
  });

  it.each([
    "http://pics.example.com/a.jpg",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//https://",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "//pics.example.com/a.jpg",
    "/media/../../etc/passwd",
    "/media/0123456789abcdef0123456789abcdef/320.webp?x=1",
    "https://",
    "a picture",
  ])("refuses a picture from %.50s", async (profilePic) => {
    const shopper = await aShopper();
    expect(
      await calls.updateProfile(shopper.token, { name: "Asha", email: shopper.email, profilePic }),
    ).toMatchObject({
      status: 400,
      code: "PICTURE_LINK_INVALID",
      errors: [{ extensions: { field: "profilePic" } }],
    });
    expect((await calls.me(shopper.token)).data.me?.profilePic).toBeNull();
  });

  it("says that a link to a picture is too long", async () => {
    const { token, email } = await aShopper();
    const profilePic = `https://pics.example.com/${"x".repeat(3000)}`;
    expect(await calls.updateProfile(token, { name: "Asha", email, profilePic })).toMatchObject({
      status: 400,
      message: "The picture link is longer than 2000 characters.",
      errors: [{ extensions: { field: "profilePic" } }],
    });
  });

  it("accepts its own picture in the form that REST returns", async () => {
    const shopper = await aShopper();
    const own = `/media/${"a1".repeat(16)}/320.webp`;
    await calls.updateProfile(shopper.token, { name: "Asha", email: shopper.email, profilePic: own });
    const change = (body: object) =>
      rest<{ user: { profilePic: string } }>("PUT", "/api/auth/update-profile", body, shopper.token);
    const unchanged = await change({ name: "Asha", email: shopper.email });
    expect(unchanged.body.user.profilePic).toBe(`${testShop.shop.settings.publicUrl}${own}`);
    expect(
      (await change({ name: "Asha", email: shopper.email, profilePic: unchanged.body.user.profilePic }))
        .status,
    ).toBe(200);
    expect((await calls.me(shopper.token)).data.me?.profilePic).toBe(own);
  });

  it("cannot change the role", async () => {
    const shopper = await aShopper();
    const profile = { name: "Asha", email: shopper.email, role: "ADMIN" };
    expect((await calls.updateProfile(shopper.token, profile)).status).toBe(400);
    const { body } = await rest(
      "PUT",
      "/api/auth/update-profile",
      { ...profile, role: "admin" },
      shopper.token,
    );
    expect(body["user"]).toMatchObject({ role: "shopper" });
    expect((await gql("{ orders { totalCount } }", {}, shopper.token)).code).toBe("FORBIDDEN");
  });

  it("requires a name and an address", async () => {
    const shopper = await aShopper();
    expect((await calls.updateProfile(shopper.token, { name: " ", email: shopper.email })).code).toBe(
      "NAME_NEEDED",
    );
    expect((await calls.updateProfile(shopper.token, { name: "Asha", email: "" })).code).toBe(
      "EMAIL_INVALID",
    );
  });
});

describe("the notification settings", () => {
  it("start as documented", async () => {
    const shopper = await aShopper();
    const defaults = {
      notifyEmail: true,
      notifyOrderUpdates: true,
      notifySecurity: true,
      notifyPromotions: false,
    };
    expect((await calls.me(shopper.token)).data.me).toMatchObject(defaults);
  });

  it("can be changed", async () => {
    const shopper = await aShopper();
    const changed = {
      notifyEmail: false,
      notifyOrderUpdates: false,
      notifySecurity: false,
      notifyPromotions: true,
    };
    expect((await calls.updateNotifications(shopper.token, changed)).data.updateNotifications).toEqual(
      changed,
    );
    expect((await calls.me(shopper.token)).data.me).toMatchObject(changed);
  });

  it("are changed one by one: absent ones stay", async () => {
    const { token } = await aShopper();
    await calls.updateNotifications(token, { notifyEmail: false });
    const { data } = await calls.updateNotifications(token, { notifyPromotions: true });
    expect(data.updateNotifications).toMatchObject({ notifyEmail: false, notifyPromotions: true });
    expect((await calls.updateNotifications(token, {})).data).toEqual(data);
  });

  it("do not stop a mail about security", async () => {
    const shopper = await aShopper();
    const none = {
      notifyEmail: false,
      notifyOrderUpdates: false,
      notifySecurity: false,
      notifyPromotions: false,
    };
    await calls.updateNotifications(shopper.token, none);
    await calls.updatePassword(shopper.token, shopper.password, "a new password");
    expect((await mailbox.nextMail(shopper.email)).subject).toBe("Your password was changed");
  });
});
