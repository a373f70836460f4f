import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken } from "../support/account-calls.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { allText } from "../support/all-text.ts";
import { ALL_ORDERS, type OrderFields } from "../support/operations.ts";
import { openSecondShop } from "../support/second-shop.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const secondProcess = accountCalls(await openSecondShop(testShop));
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, gql, aShopper, anAdmin, anOrder, aProduct } = testShop;

beforeEach(async () => {
  await sql("delete from throttles");
});

const refusedAs = (code: string, status: number) => ({ status, code });

describe("an account that its owner deletes", () => {
  it("is gone: its tokens, its login and its mailed secrets", async () => {
    const shopper = await aShopper();
    await calls.forgotPassword(shopper.email);
    const token = await mailbox.nextToken(shopper.email);
    expect((await calls.deleteAccount(shopper.token, shopper.password)).data).toEqual({
      deleteAccount: true,
    });
    expect((await secondProcess.me(shopper.token)).data.me).toBeNull();
    expect(await calls.logIn(shopper.email, shopper.password)).toMatchObject(
      refusedAs("WRONG_CREDENTIALS", 401),
    );
    expect(await calls.logIn(shopper.email, "")).toMatchObject(refusedAs("WRONG_CREDENTIALS", 401));
    expect((await calls.resetPassword(token, "a new password")).code).toBe("RESET_LINK_INVALID");
    expect((await calls.forgotPassword(shopper.email)).status).toBe(200);
  });

  it("leaves its orders in the shop's records, without e-mail and phone, and its reviews without a name", async () => {
    const [shopper, admin, dress] = await Promise.all([
      aShopper("Asha Unusual Rao"),
      anAdmin(),
      aProduct({ price: 700 }),
    ]);
    const order = await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });
    await sql("insert into reviews (product_id, user_id, rating, comment) values ($1, $2, 5, 'Lovely!')", [
      dress.id,
      shopper.id,
    ]);
    await calls.deleteAccount(shopper.token, shopper.password);
    type List = { orders: { nodes: OrderFields[] } };
    const { nodes } = (await gql<List>(ALL_ORDERS, { first: 100 }, admin.token)).data.orders;
    expect(nodes.find(({ id }) => id === order.id)).toMatchObject({
      finalAmount: order.finalAmount,
      orderStatus: "CONFIRMED",
    });
    const [row] = await sql("select ship_email, ship_phone from orders where id = $1", [order.id]);
    expect(row).toEqual({ ship_email: "", ship_phone: "" });
    type Reviewed = { product: { reviews: { nodes: { authorName: string }[] } } };
    const reviews = await gql<Reviewed>(
      "query($id: ID!) { product(id: $id) { reviews { nodes { authorName } } } }",
      { id: dress.id },
    );
    expect(reviews.data.product.reviews.nodes).toEqual([{ authorName: "Anonymous" }]);
  });

  it("leaves its address in no table, and the address can be used for a new account", async () => {
    const { email, token } = await aMailedToken(calls, mailbox);
    const login = (await calls.signUp({ name: "Asha", token, password: "saffron and silk" })).data.signUp;
    await calls.updateProfile(login.token, {
      name: "Asha",
      email,
      mobile: "9000012345",
      address: "7, Nandi Lane",
    });
    await mailbox.waitForJobs();
    await calls.deleteAccount(login.token, "saffron and silk");
    await sql("delete from throttles");
    const text = await allText(sql);
    for (const personalText of [email, "9000012345", "7, Nandi Lane"])
      expect(text.includes(personalText)).toBe(false);
    const newLink = await aMailedToken(calls, mailbox, email);
    expect(
      (await calls.signUp({ name: "Asha", token: newLink.token, password: "saffron again" })).status,
    ).toBe(200);
  });

  it("stays if the password is wrong", async () => {
    const shopper = await aShopper();
    for (const wrong of ["", "wrong horse", "x".repeat(100_000)])
      expect(await calls.deleteAccount(shopper.token, wrong)).toMatchObject(refusedAs("PASSWORD_WRONG", 400));
    expect((await calls.me(shopper.token)).data.me?.id).toBe(shopper.id);
  });

  it("is never an admin's", async () => {
    const admin = await anAdmin();
    expect(await calls.deleteAccount(admin.token, admin.password)).toMatchObject(refusedAs("FORBIDDEN", 403));
    expect((await calls.me(admin.token)).data.me?.id).toBe(admin.id);
  });
});
