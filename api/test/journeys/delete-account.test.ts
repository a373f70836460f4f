import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken } from "../support/account-calls.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { allText } from "../support/all-text.ts";
import { inTransaction } from "../../src/platform/database/database.ts";
import { ALL_ORDERS, PLACE_ORDER, type OrderFields } from "../support/operations.ts";
import { waitForLocks } from "../support/locks.ts";
import { phoneOrdersOf } from "../support/phone-orders.ts";
import { returnsOf } from "../support/returns.ts";
import { openSecondShop } from "../support/second-shop.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const secondProcess = accountCalls(await openSecondShop(testShop));
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { shop, sql, gql, aShopper, anAdmin, anOrder, aProduct, aDraft, changeStatus } = testShop;

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
      deleteAccount: { deletedUserId: shopper.id },
    });
    expect((await secondProcess.me(shopper.token)).data.me).toBeNull();
    expect(await calls.logIn(shopper.email, shopper.password)).toMatchObject(
      refusedAs("WRONG_CREDENTIALS", 401),
    );
    expect(await calls.logIn(shopper.email, "")).toMatchObject(refusedAs("WRONG_CREDENTIALS", 401));
    expect((await calls.resetPassword(token, "a new password")).code).toBe("RESET_LINK_INVALID");
    expect((await calls.forgotPassword(shopper.email)).status).toBe(200);
  });

  it("leaves its orders in the shop's records", async () => {
    const [shopper, admin, dress] = await Promise.all([aShopper(), anAdmin(), aProduct({ price: 700 })]);
    const order = await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });
    await calls.deleteAccount(shopper.token, shopper.password);
    type List = { orders: { nodes: OrderFields[] } };
    const { nodes } = (await gql<List>(ALL_ORDERS, { first: 100 }, admin.token)).data.orders;
    expect(nodes.find(({ id }) => id === order.id)).toMatchObject({
      finalAmount: order.finalAmount,
      orderStatus: "CONFIRMED",
    });
  });

  it("leaves its reviews without a name", async () => {
    const [shopper, dress] = await Promise.all([aShopper("Asha Unusual Rao"), aProduct()]);
    await sql("insert into reviews (product_id, user_id, rating, comment) values ($1, $2, 5, 'Lovely!')", [
      dress.id,
      shopper.id,
    ]);
    await calls.deleteAccount(shopper.token, shopper.password);
    type Reviewed = { product: { reviews: { nodes: { authorName: string }[] } } };
    const reviews = await gql<Reviewed>(
      "query($id: ID!) { product(id: $id) { reviews { nodes { authorName } } } }",
      { id: dress.id },
    );
    expect(reviews.data.product.reviews.nodes).toEqual([{ authorName: "Anonymous" }]);
  });

  it("leaves e-mail and phone in an order until the order has ended and no cash of it is to be paid back", async () => {
    const [shopper, admin] = [await aShopper(), await anAdmin()];
    const [waiting, delivered, refunded] = [
      await anOrder({ shopper }),
      await anOrder({ shopper }),
      await anOrder({ shopper }),
    ];
    const contactsOf = async (orderId: string) => {
      const [row] = await sql<{ email: string; phone: string }>(
        "select ship_email as email, ship_phone as phone from orders where id = $1",
        [orderId],
      );
      return row;
    };
    const tidy = async () => {
      await sql("select graphile_worker.add_job('tidy-accounts', '{}'::json)");
      await mailbox.waitForJobs();
    };
    const contacts = await contactsOf(waiting.id);
    const erased = { email: "", phone: "" };
    await changeStatus(admin, delivered.id, "DELIVERED");
    const cashOf = (orderId: string) =>
      gql(
        "mutation($ids: [ID!]!) { markCashCollected(input: { orderIds: $ids }) { id } }",
        { ids: [orderId] },
        admin.token,
      );
    await changeStatus(admin, refunded.id, "DELIVERED");
    await cashOf(refunded.id);
    await changeStatus(admin, refunded.id, "RETURNED");
    await calls.deleteAccount(shopper.token, shopper.password);
    expect(await contactsOf(delivered.id)).toEqual(erased);
    await tidy();
    expect(await contactsOf(waiting.id)).toEqual(contacts);
    expect(await contactsOf(refunded.id)).toEqual(contacts);
    await changeStatus(admin, waiting.id, "CANCELLED");
    await sql("update payouts set paid_at = now(), paid_by = $1, reference = 'UTR 7'", [admin.id]);
    await tidy();
    expect(await contactsOf(waiting.id)).toEqual(erased);
    expect(await contactsOf(refunded.id)).toEqual(erased);
  });

  it("leaves its address in no table", async () => {
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
  });

  it("leaves its address to a new account", async () => {
    const { email, password, token } = await aShopper();
    await calls.deleteAccount(token, password);
    await sql("delete from throttles");
    const newLink = await aMailedToken(calls, mailbox, email);
    expect(
      (await calls.signUp({ name: "Asha", token: newLink.token, password: "saffron again" })).status,
    ).toBe(200);
  });

  it("gets no order and no return that was requested before and waited", async () => {
    const { aDeliveredOrder, linesOf, request } = returnsOf(testShop);
    for (const paymentMethod of ["COD", "ONLINE"]) {
      const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 700, stock: 3 })]);
      const { order } = await aDeliveredOrder({ shopper });
      const [line] = await linesOf(order.id);
      const input = await aDraft(shopper, [{ productId: dress.id, quantity: 1 }], { paymentMethod });
      // A job about this order would wait for the account too.
      await mailbox.waitForJobs();
      let pending: Promise<{ code: string | undefined }[]> = Promise.resolve([]);
      await inTransaction(shop.database, async (tx) => {
        // The deletion has the lock of the account then, and waits to end its sessions.
        await tx.query("select from sessions where user_id = $1 for update", [shopper.id]);
        const deletion = calls.deleteAccount(shopper.token, shopper.password);
        await waitForLocks(testShop, 1);
        const requests = [
          gql(PLACE_ORDER, { input }, shopper.token),
          request(shopper, order.id, [{ lineId: line?.id ?? "" }]),
        ];
        pending = Promise.all([deletion, ...requests]);
        await waitForLocks(testShop, 3);
      });
      const codes = (await pending).map(({ code }) => code);
      expect(codes).toEqual([undefined, "UNAUTHENTICATED", "UNAUTHENTICATED"]);
      expect(await sql("select from orders where user_id = $1 and ship_email <> ''", [shopper.id])).toEqual(
        [],
      );
      expect(await sql("select from returns where user_id = $1", [shopper.id])).toEqual([]);
    }
  });

  it("gets no order by phone either: it is placed for a new account of the same address", async () => {
    const { aCall, place } = phoneOrdersOf(testShop);
    const [shopper, { admin, input }] = await Promise.all([aShopper(), aCall()]);
    const address = { ...input.shippingAddress, email: shopper.email };
    await mailbox.waitForJobs();
    let pending: Promise<{ code: string | undefined }[]> = Promise.resolve([]);
    await inTransaction(shop.database, async (tx) => {
      await tx.query("select from sessions where user_id = $1 for update", [shopper.id]);
      const deletion = calls.deleteAccount(shopper.token, shopper.password);
      await waitForLocks(testShop, 1);
      pending = Promise.all([deletion, place(admin, { ...input, shippingAddress: address })]);
      await waitForLocks(testShop, 2);
    });
    expect((await pending).map(({ code }) => code)).toEqual([undefined, undefined]);
    const orders = await sql(
      "select u.email from orders o join users u on u.id = o.user_id where ship_email = $1",
      [shopper.email],
    );
    expect(orders).toEqual([{ email: shopper.email }]);
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
