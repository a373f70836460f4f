import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../support/account-calls.ts";
import { openMailRoom } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const room = await openMailRoom(house);
const calls = accountCalls(house);
const { rest, sql, aShopper, anAdmin, aProduct, anOrder, gql } = house;

beforeEach(async () => {
  await sql("delete from throttles");
});

describe("the profile", () => {
  it("saves the given fields, keeps absent ones, and empties blank ones", async () => {
    const asha = await aShopper();
    const full = {
      name: "Asha R.",
      email: asha.email,
      mobile: "98765",
      address: "14, Residency Road",
      profilePic: "https://pics.example.com/a.jpg",
    };
    expect((await calls.updateProfile(asha.token, full)).data.updateProfile).toMatchObject({
      ...full,
      isEmailVerified: true,
    });
    const kept = await calls.updateProfile(asha.token, {
      name: "  Asha \n Rao ",
      email: asha.email.toUpperCase(),
    });
    expect(kept.data.updateProfile).toMatchObject({ ...full, name: "Asha Rao", isEmailVerified: true });
    const emptied = await calls.updateProfile(asha.token, {
      name: "Asha",
      email: asha.email,
      mobile: " ",
      address: null,
      profilePic: "",
    });
    expect(emptied.data.updateProfile).toMatchObject({ mobile: null, address: null, profilePic: null });
    await room.quiet();
    expect(room.mailsTo(asha.email)).toEqual([]);
  });

  it("saves another address at once, as not verified, and mails the old one", async () => {
    const asha = await aShopper();
    const email = freshEmail();
    const { updateProfile } = (await calls.updateProfile(asha.token, { name: asha.name, email })).data;
    expect(updateProfile).toMatchObject({ email, isEmailVerified: false });
    const mail = await room.nextMail(asha.email);
    expect(mail.subject).toBe("Your email address was changed");
    expect(mail.text).toContain(email);
    await room.quiet();
    expect(room.mailsTo(email)).toEqual([]);
    expect((await calls.logIn(email, asha.password)).status).toBe(200);
  });

  it("refuses an address that another account has", async () => {
    const [asha, bina] = await Promise.all([aShopper(), aShopper()]);
    for (const email of [bina.email, bina.email.toUpperCase()])
      expect(await calls.updateProfile(asha.token, { name: "Asha", email })).toMatchObject({
        status: 409,
        code: "EMAIL_REGISTERED",
        message: "This email is already in use.",
      });
    expect((await calls.me(asha.token)).data.me?.email).toBe(asha.email);
    await room.quiet();
    expect(room.mailsTo(asha.email)).toEqual([]);
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
    `https://pics.example.com/${"x".repeat(2000)}`,
  ])("refuses a picture from %.50s", async (profilePic) => {
    const asha = await aShopper();
    expect(
      await calls.updateProfile(asha.token, { name: "Asha", email: asha.email, profilePic }),
    ).toMatchObject({
      status: 400,
      code: "PICTURE_LINK_INVALID",
      errors: [{ extensions: { field: "profilePic" } }],
    });
    expect((await calls.me(asha.token)).data.me?.profilePic).toBeNull();
  });

  it("accepts its own picture in the form that REST returns", async () => {
    const asha = await aShopper();
    const own = `/media/${"a1".repeat(16)}/320.webp`;
    await calls.updateProfile(asha.token, { name: "Asha", email: asha.email, profilePic: own });
    const change = (body: object) =>
      rest<{ user: { profilePic: string } }>("PUT", "/api/auth/update-profile", body, asha.token);
    const told = await change({ name: "Asha", email: asha.email });
    expect(told.body.user.profilePic).toBe(`${house.shop.settings.publicUrl}${own}`);
    expect(
      (await change({ name: "Asha", email: asha.email, profilePic: told.body.user.profilePic })).status,
    ).toBe(200);
    expect((await calls.me(asha.token)).data.me?.profilePic).toBe(own);
  });

  it("cannot change the role", async () => {
    const asha = await aShopper();
    const profile = { name: "Asha", email: asha.email, role: "ADMIN" };
    expect((await calls.updateProfile(asha.token, profile)).status).toBe(400);
    const { body } = await rest("PUT", "/api/auth/update-profile", { ...profile, role: "admin" }, asha.token);
    expect(body["user"]).toMatchObject({ role: "shopper" });
    expect((await gql("{ orders { totalCount } }", {}, asha.token)).code).toBe("FORBIDDEN");
  });

  it("requires a name and an address", async () => {
    const asha = await aShopper();
    expect((await calls.updateProfile(asha.token, { name: " ", email: asha.email })).code).toBe(
      "NAME_NEEDED",
    );
    expect((await calls.updateProfile(asha.token, { name: "Asha", email: "" })).code).toBe("EMAIL_INVALID");
  });
});

describe("the notification settings", () => {
  it("start as documented, and can be changed", async () => {
    const asha = await aShopper();
    const first = {
      notifyEmail: true,
      notifyOrderUpdates: true,
      notifySecurity: true,
      notifyPromotions: false,
    };
    expect((await calls.me(asha.token)).data.me).toMatchObject(first);
    const other = {
      notifyEmail: false,
      notifyOrderUpdates: false,
      notifySecurity: false,
      notifyPromotions: true,
    };
    expect((await calls.updateNotifications(asha.token, other)).data.updateNotifications).toEqual(other);
    expect((await calls.me(asha.token)).data.me).toMatchObject(other);
  });

  it("do not stop a mail about security", async () => {
    const asha = await aShopper();
    const none = {
      notifyEmail: false,
      notifyOrderUpdates: false,
      notifySecurity: false,
      notifyPromotions: false,
    };
    await calls.updateNotifications(asha.token, none);
    await calls.changePassword(asha.token, asha.password, "a new password");
    expect((await room.nextMail(asha.email)).subject).toBe("Your password was changed");
  });
});

describe("the export of an account's data", () => {
  it("contains the account's data, and nothing that belongs to the shop or to another account", async () => {
    const [asha, bina, dress] = await Promise.all([
      aShopper(),
      aShopper("Bina Das"),
      aProduct({ price: 700.5, title: "Blue dress" }),
    ]);
    await calls.updateProfile(asha.token, {
      name: "Asha Rao",
      email: asha.email,
      mobile: "98765",
      address: "14, Residency Road",
    });
    const order = await anOrder({ shopper: asha, lines: [{ productId: dress.id, quantity: 2 }] });
    await anOrder({ shopper: bina });
    await gql(
      "mutation($id: ID!) { addToCart(input: { productId: $id }) { id } }",
      { id: dress.id },
      asha.token,
    );
    await house.aReview({ shopper: asha, productId: dress.id, comment: "Lovely!" });
    await gql(
      "mutation($id: ID!) { toggleWishlist(productId: $id) { inWishlist } }",
      { id: dress.id },
      asha.token,
    );
    const code = randomUUID().slice(0, 8);
    await sql("insert into welcome_codes (code, user_id, percent) values ($1, $2, 40)", [code, asha.id]);
    const { exportMyData: text } = (await calls.exportMyData(asha.token)).data;
    expect(JSON.parse(text)).toMatchObject({
      profile: {
        name: "Asha Rao",
        email: asha.email,
        mobile: "98765",
        address: "14, Residency Road",
        notifications: { email: true },
      },
      welcomeCode: { code, percent: 40 },
      sessions: [{ device: "test" }],
      cart: [{ title: "Blue dress", quantity: 1 }],
      wishlist: [{ title: "Blue dress" }],
      reviews: [{ product: "Blue dress", rating: 5, comment: "Lovely!" }],
      orders: [
        {
          orderNumber: order.orderNumber,
          total: order.finalAmount,
          lines: [{ title: "Blue dress", price: 700.5, quantity: 2 }],
        },
      ],
    });
    expect((JSON.parse(text) as { orders: unknown[] }).orders).toHaveLength(1);
    expect(text).not.toMatch(/argon2|hash|Bina/i);
    expect(text).not.toContain(asha.token);
  });

  it("exists for a new account, and for an admin", async () => {
    for (const person of [await aShopper(), await anAdmin()]) {
      const { exportMyData: text } = (await calls.exportMyData(person.token)).data;
      expect(JSON.parse(text)).toMatchObject({
        profile: { email: person.email },
        welcomeCode: null,
        cart: [],
        wishlist: [],
        reviews: [],
        orders: [],
      });
    }
  });
});
