import { describe, expect, it } from "vitest";
import { shopTasks } from "../../../src/app/tasks.ts";
import { accountCalls } from "../../support/account-calls.ts";
import type { Person } from "../../support/factories.ts";
import { restockCalls } from "../../support/restock-operations.ts";
import { returnsOf } from "../../support/returns.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { slugOf } from "../../../src/features/catalogue/slug.rules.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { gql, sql, shop, aProduct, aShopper, anAdmin, anOrder, changeStatus } = testShop;
const { requestAlert, alertsOf, cancelAlert, receive } = restockCalls(testShop);
const { deleteAccount } = accountCalls(testShop);
const { request, step, received, found } = returnsOf(testShop);

const subject = "Back in stock";
const isMailed = (person: Person): boolean =>
  mailbox.mailsTo(person.email).some((mail) => mail.subject.startsWith(subject));
const mailedOf = (people: readonly Person[]) => people.map(isMailed);
const shoppers = (count: number) => Promise.all(Array.from({ length: count }, () => aShopper()));

/** A sold-out product, and shoppers who wait for it in this order. */
const aLine = async (count: number, options: Parameters<typeof aProduct>[0] = { stock: 0 }) => {
  const [product, people] = await Promise.all([aProduct(options), shoppers(count)]);
  const variant = { size: product.sizes[0], color: product.colors[0] } as { size: string; color: string };
  for (const person of people) await requestAlert(person, product.id, variant);
  return { product, people };
};

describe("a request for a piece that is sold out", () => {
  const aRequest = async () => {
    const [shopper, dress] = await Promise.all([
      aShopper(),
      aProduct({ sizes: ["S", "M"], colors: ["Rust"], stockOfEach: 0 }),
    ]);
    const ask = () => requestAlert(shopper, dress.id, { size: "M", color: "Rust" });
    return { ask, shopper, dress, alerts: (await ask()).data.requestRestockAlert };
  };

  it("is for a size and a colour", async () => {
    expect((await aRequest()).alerts).toMatchObject([{ size: "M", color: "Rust" }]);
  });

  it("is stored once when it is repeated", async () => {
    const { ask, shopper, dress } = await aRequest();
    await ask();
    expect(await alertsOf(shopper, dress.id)).toHaveLength(1);
  });

  it("can be cancelled by its shopper alone", async () => {
    const { shopper, dress } = await aRequest();
    const [alert] = await alertsOf(shopper, dress.id);
    await cancelAlert(await aShopper(), alert?.id ?? "");
    expect(await alertsOf(shopper, dress.id)).toHaveLength(1);
    await cancelAlert(shopper, alert?.id ?? "");
    expect(await alertsOf(shopper, dress.id)).toEqual([]);
  });

  it("is refused without a variant", async () => {
    const [shopper, dress] = [await aShopper(), await aProduct({ sizes: ["S"], colors: [], stock: 0 })];
    expect(await requestAlert(shopper, dress.id)).toMatchObject({ code: "CHOOSE_SIZE_AND_COLOR" });
  });

  it("is refused for a piece in stock", async () => {
    const [shopper, dress] = [await aShopper(), await aProduct({ stock: 1 })];
    expect(await requestAlert(shopper, dress.id)).toMatchObject({ code: "BACK_IN_STOCK" });
  });

  it("is refused for an archived product", async () => {
    const [shopper, dress] = [await aShopper(), await aProduct({ stock: 0, archived: true })];
    expect(await requestAlert(shopper, dress.id)).toMatchObject({
      code: "PRODUCT_NOT_FOUND",
      message: "This piece is no longer sold, so it will not come back.",
    });
  });

  it("is refused without a proved address", async () => {
    const [shopper, dress] = [await aShopper(), await aProduct({ stock: 0 })];
    await sql("update users set email_verified_at = null where id = $1", [shopper.id]);
    expect(await requestAlert(shopper, dress.id)).toMatchObject({ code: "VERIFICATION_NEEDED" });
  });

  it("is one of at most 20 of an account, also if they are sent at the same time", async () => {
    const shopper = await aShopper();
    const products = await Promise.all(Array.from({ length: 22 }, () => aProduct({ stock: 0 })));
    const results = await Promise.all(products.map(({ id }) => requestAlert(shopper, id)));
    expect(results.filter(({ code }) => code === "RESTOCK_ALERTS_FULL")).toHaveLength(2);
  });

  it("is counted for the admin by variant", async () => {
    const { product } = await aLine(3, { sizes: ["S", "M"], colors: ["Rust"], stockOfEach: 0 });
    const { data } = await gql<{ waitingShoppers: unknown }>(
      "query($id: ID!) { waitingShoppers(productId: $id) { size color count } }",
      { id: product.id },
      (await anAdmin()).token,
    );
    expect(data.waitingShoppers).toEqual([{ size: "S", color: "Rust", count: 3 }]);
  });

  it("ends with the account", async () => {
    const { people } = await aLine(1);
    const [shopper] = people as [Person];
    await deleteAccount(shopper.token, shopper.password);
    expect(await sql("select from restock_alerts where user_id = $1", [shopper.id])).toEqual([]);
  });
});

describe("pieces that come back", () => {
  it("are offered to as many shoppers as pieces, the first request first, once each", async () => {
    const admin = await anAdmin();
    const { product, people } = await aLine(4);
    await receive(admin, product.id, 2);
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([true, true, false, false]);
    await receive(admin, product.id, 1);
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([true, true, true, false]);
    expect(people.slice(0, 3).map(({ email }) => mailbox.mailsTo(email).length)).toEqual([1, 1, 1]);
    expect(await alertsOf(people[0] as Person, product.id)).toEqual([]);
  });

  it("are offered to each shopper once if two restocks meet", async () => {
    const admin = await anAdmin();
    const { product, people } = await aLine(5);
    await Promise.all([receive(admin, product.id, 2), receive(admin, product.id, 2)]);
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([true, true, true, true, false]);
    expect(people.map(({ email }) => mailbox.mailsTo(email).length)).toEqual([1, 1, 1, 1, 0]);
  });

  it("reach a shopper who asks at the same moment, or are in stock already", async () => {
    const admin = await anAdmin();
    for (let round = 0; round < 5; round += 1) {
      const [product, shopper] = await Promise.all([aProduct({ stock: 0 }), aShopper()]);
      const [{ code }] = await Promise.all([
        requestAlert(shopper, product.id),
        receive(admin, product.id, 1),
      ]);
      await mailbox.waitForJobs();
      expect([code, isMailed(shopper)]).toEqual(
        code === "BACK_IN_STOCK" ? ["BACK_IN_STOCK", false] : [undefined, true],
      );
    }
  });

  it("are offered to those who wait for that size alone", async () => {
    const admin = await anAdmin();
    const { product, people } = await aLine(1, { sizes: ["S", "M"], colors: ["Rust"], stockOfEach: 0 });
    await receive(admin, product.id, 3, { size: "M" });
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([false]);
    await receive(admin, product.id, 1, { size: "S" });
    const mail = await mailbox.nextMail(people[0]?.email ?? "", subject);
    expect(mail.text).toContain(`/product/${product.id}/${slugOf(product.title)}?size=S&color=Rust`);
  });

  it("are offered when they come as another stock unit", async () => {
    const { product, people } = await aLine(2);
    await sql("delete from stock_units where product_id = $1", [product.id]);
    await sql("insert into stock_units (product_id, stock) values ($1, 1)", [product.id]);
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([true, false]);
  });

  it("are not offered when their transaction fails", async () => {
    const { product, people } = await aLine(1);
    await shop.database.source
      .transaction(async (tx) => {
        await tx.query("update stock_units set stock = 5 where product_id = $1", [product.id]);
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([false]);
  });

  it("are offered when an order gives them back", async () => {
    const [admin, product] = await Promise.all([anAdmin(), aProduct({ stock: 1 })]);
    const order = await anOrder({ lines: [{ productId: product.id, quantity: 1 }] });
    const shopper = await aShopper();
    await requestAlert(shopper, product.id);
    await changeStatus(admin, order.id, "CANCELLED");
    await mailbox.waitForJobs();
    expect(isMailed(shopper)).toBe(true);
  });

  it("are not offered if they are written off: of two returned pieces with one damaged, one is", async () => {
    const [admin, buyer, product] = await Promise.all([anAdmin(), aShopper(), aProduct({ stock: 2 })]);
    const order = await anOrder({ shopper: buyer, lines: [{ productId: product.id, quantity: 2 }] });
    const people = await shoppers(2);
    for (const person of people) await requestAlert(person, product.id);
    await changeStatus(admin, order.id, "DELIVERED");
    const [line] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [order.id]);
    const returned = (await request(buyer, order.id, [{ lineId: line?.id ?? "", quantity: 2 }])).data.result;
    await step("inspect", admin, await received(admin, returned), found(returned, 1, 0, 1));
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([true, false]);
  });

  it("pass over an address that is not proved, which keeps its place", async () => {
    const admin = await anAdmin();
    const { product, people } = await aLine(2);
    await sql("update users set email_verified_at = null where id = $1", [people[0]?.id]);
    await receive(admin, product.id, 1);
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([false, true]);
    await sql("update users set email_verified_at = now() where id = $1", [people[0]?.id]);
    await receive(admin, product.id, 1);
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([true, true]);
  });

  it("are offered to the next shopper after a day", async () => {
    const admin = await anAdmin();
    const { product, people } = await aLine(2);
    const sweep = () => shopTasks(shop, { send: async () => undefined, close: () => undefined });
    await receive(admin, product.id, 1);
    await mailbox.waitForJobs();
    await sweep()["sweep-restock-alerts"]({});
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([true, false]);
    await sql(
      `update restock_alerts set mailed_at = mailed_at - interval '25 hours', claimed_at = claimed_at - interval '25 hours'
       where product_id = $1`,
      [product.id],
    );
    await sweep()["sweep-restock-alerts"]({});
    await mailbox.waitForJobs();
    expect(mailedOf(people)).toEqual([true, true]);
  });
});
