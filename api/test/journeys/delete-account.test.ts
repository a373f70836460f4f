import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken } from "../support/account-calls.ts";
import { openMailRoom } from "../support/test-mailbox.ts";
import { allText } from "../support/all-text.ts";
import { ALL_ORDERS, type OrderAnswer } from "../support/operations.ts";
import { openSecondShop } from "../support/second-shop.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const there = accountCalls(await openSecondShop(house));
const room = await openMailRoom(house);
const calls = accountCalls(house);
const { sql, gql, aShopper, anAdmin, anOrder, aProduct } = house;

beforeEach(async () => {
  await sql("delete from throttles");
});

const refusedAs = (code: string, status: number) => ({ status, code });

describe("an account that its owner deletes", () => {
  it("is gone: its tokens, its login and its mailed secrets", async () => {
    const asha = await aShopper();
    await calls.forgotPassword(asha.email);
    const token = await room.nextToken(asha.email);
    expect((await calls.deleteAccount(asha.token, asha.password)).data).toEqual({ deleteAccount: true });
    expect((await there.me(asha.token)).data.me).toBeNull();
    expect(await calls.logIn(asha.email, asha.password)).toMatchObject(refusedAs("WRONG_CREDENTIALS", 401));
    expect(await calls.logIn(asha.email, "")).toMatchObject(refusedAs("WRONG_CREDENTIALS", 401));
    expect((await calls.resetPassword(token, "a new password")).code).toBe("RESET_LINK_INVALID");
    expect((await calls.forgotPassword(asha.email)).status).toBe(200);
  });

  it("leaves its orders for the accounts of the shop, without e-mail and phone, and its reviews without a name", async () => {
    const [asha, boss, dress] = await Promise.all([
      aShopper("Asha Unusual Rao"),
      anAdmin(),
      aProduct({ price: 700 }),
    ]);
    const order = await anOrder({ shopper: asha, lines: [{ productId: dress.id, quantity: 1 }] });
    await sql("insert into reviews (product_id, user_id, rating, comment) values ($1, $2, 5, 'Lovely!')", [
      dress.id,
      asha.id,
    ]);
    await calls.deleteAccount(asha.token, asha.password);
    type List = { orders: { nodes: OrderAnswer[] } };
    const { nodes } = (await gql<List>(ALL_ORDERS, { first: 100 }, boss.token)).data.orders;
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
    const { email, token } = await aMailedToken(calls, room);
    const opened = (await calls.signUp({ name: "Asha", token, password: "saffron and silk" })).data.signUp;
    await calls.updateProfile(opened.token, {
      name: "Asha",
      email,
      mobile: "9000012345",
      address: "7, Nandi Lane",
    });
    await room.quiet();
    await calls.deleteAccount(opened.token, "saffron and silk");
    await sql("delete from throttles");
    const text = await allText(sql);
    for (const hers of [email, "9000012345", "7, Nandi Lane"]) expect(text.includes(hers)).toBe(false);
    const again = await aMailedToken(calls, room, email);
    expect((await calls.signUp({ name: "Asha", token: again.token, password: "saffron again" })).status).toBe(
      200,
    );
  });

  it("stays if the password is wrong", async () => {
    const asha = await aShopper();
    for (const wrong of ["", "wrong horse", "x".repeat(100_000)])
      expect(await calls.deleteAccount(asha.token, wrong)).toMatchObject(refusedAs("PASSWORD_WRONG", 400));
    expect((await calls.me(asha.token)).data.me?.id).toBe(asha.id);
  });

  it("is never an admin's", async () => {
    const boss = await anAdmin();
    expect(await calls.deleteAccount(boss.token, boss.password)).toMatchObject(refusedAs("FORBIDDEN", 403));
    expect((await calls.me(boss.token)).data.me?.id).toBe(boss.id);
  });
});
