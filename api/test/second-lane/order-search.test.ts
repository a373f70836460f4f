import { beforeAll, describe, expect, it } from "vitest";
import { OrderSearchEnds1763600000103 } from "../../src/migrations/0003-order-search-ends.ts";
import { addManyOrders } from "../../tools/demo/seed-orders.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { PLACE_ORDER } from "../support/operations.ts";
import { CHANGE, SHIP, type ShownOrder } from "../support/parcel-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, shop, aProduct, anAdmin, aShopper, aDraft, changeStatus } = await openTestShop();

const LIST = `query List($after: String, $filter: OrderFilterInput, $first: Int) {
  orders(first: $first, after: $after, filter: $filter) {
    totalCount isTotalExact isSimilar pageInfo { hasNextPage endCursor } nodes { id orderNumber }
  }
}`;

type List = {
  orders: {
    totalCount: number;
    isTotalExact: boolean;
    isSimilar: boolean;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: { id: string; orderNumber: string }[];
  };
};

let admin: Person;

/** More orders than are counted. */
const COUNT = 1200;

beforeAll(async () => {
  admin = await anAdmin();
  await aProduct({ price: 900, title: "Plain shirt" });
  await addManyOrders(shop, { count: COUNT, seed: "search", log: () => undefined });
}, 60_000);

const page = async (variables: object): Promise<List["orders"]> =>
  (await gql<List>(LIST, { first: 100, ...variables }, admin.token)).data.orders;

const found = async (text: string, more: object = {}): Promise<string[]> =>
  (await page({ filter: { text, ...more } })).nodes.map(({ orderNumber }) => orderNumber);

const refreshWords = (ids: readonly string[]) => sql("select refresh_order_words($1::uuid[])", [ids]);

/** An order with an address and a title of its own. */
const aKnownOrder = async (title: string, address: object = {}, quantity = 1) => {
  const [shopper, product] = await Promise.all([aShopper(), aProduct({ title })]);
  const input = await aDraft(shopper, [{ productId: product.id, quantity }], {
    shippingAddress: anAddress({ ...address }),
  });
  const { data } = await gql<{ placeOrder: { order: { id: string; orderNumber: string } } }>(
    PLACE_ORDER,
    { input },
    shopper.token,
  );
  return { shopper, ...data.placeOrder.order };
};

describe("the search of orders", () => {
  it("finds an order by the last digits of its phone or the end of its number or id", async () => {
    const { id, orderNumber } = await aKnownOrder("Muga sari", { phone: "+91 91234 58763" });
    for (const text of ["8763", "58763", "4-5876 3", orderNumber.slice(-4), id.slice(-6), id.slice(-8)])
      expect(await found(text)).toContain(orderNumber);
    // The id is random, and may end with the same digits.
    const others = ["87631", "5876", "763"].filter((text) => !id.endsWith(text));
    for (const text of others) expect(await found(text)).not.toContain(orderNumber);
  });

  it("finds the orders of a shop of the version before, once it is migrated", async () => {
    const { id, orderNumber } = await aKnownOrder("Ikat sari", {
      phone: "91234 77031",
      fullName: "Yashodeep Oraon",
    });
    const wordsOf = () => sql("select words::text from order_words where order_id = $1", [id]);
    const [current] = await wordsOf();
    await sql(
      `update order_words set words = array_to_tsvector(array(select w from unnest(tsvector_to_array(words)) w
         where left(w, 1) not in ('~', '#', '?'))) where order_id = $1`,
      [id],
    );
    expect(await found("7031")).not.toContain(orderNumber);
    const runner = shop.database.source.createQueryRunner();
    await new OrderSearchEnds1763600000103().up(runner).finally(() => runner.release());
    expect(await wordsOf()).toEqual([current]);
    expect(await found("7031")).toContain(orderNumber);
  });

  it("finds an order by a name with one wrong, missing, additional or swapped letter, if no order has the name", async () => {
    const { orderNumber } = await aKnownOrder("Kota sari", { fullName: "Vrindavani Quixnayak" });
    for (const text of ["quixnaiak", "quixnyak", "quixnaayak", "quixnaayk", "vrindabani quixnayek"]) {
      const { nodes, isSimilar } = await page({ filter: { text } });
      expect([text, isSimilar, nodes.map((node) => node.orderNumber)]).toEqual([text, true, [orderNumber]]);
    }
    expect(await page({ filter: { text: "quixnayak" } })).toMatchObject({ isSimilar: false, totalCount: 1 });
    for (const text of ["qixnaiak", "quixnaiak nobody"]) expect(await found(text)).toEqual([]);
  });

  it("finds an order by number, name, phone, e-mail, tracking id and title", async () => {
    const { id, orderNumber } = await aKnownOrder("Zardozi lehenga", {
      fullName: "Zephyrine Quilling",
      email: "Meenu.S@Example.com",
      phone: "+91 90000 12345",
    });
    await sql("update orders set tracking_id = 'AWB-77 41/X' where id = $1", [id]);
    await refreshWords([id]);
    for (const text of [
      orderNumber,
      orderNumber.toLowerCase(),
      orderNumber.replace("SJ", ""),
      "zephyrine",
      "quilling zeph",
      "9000012345",
      "090000 12345",
      "+919000012345",
      "90000123",
      "meenu.s@example.com",
      "meenu.s@",
      "awb-7741/x",
      "AWB-77",
      "zardozi lehenga",
      "lehen zardozi",
      "Zephyrine zardozi",
    ])
      expect([text, await found(text)]).toEqual([text, [orderNumber]]);
    for (const text of ["Zephyrine shirt", "illing", "9000012346", "'", "\\", "a & b | !c"])
      expect([text, await found(text)]).toEqual([text, []]);
  });

  it("follows a new address", async () => {
    const seen = anAddress({ fullName: "Quorra", phone: "9111100000" });
    const { id, orderNumber } = await aKnownOrder("Dupatta", seen);
    const address = { ...seen, fullName: "Quennel", phone: "9222200000" };
    const { errors } = await gql(
      `mutation($id: ID!, $address: ShippingAddressInput!, $seen: ShippingAddressInput!) {
        updateOrderAddress(input: { orderId: $id, address: $address, seen: $seen }) { id } }`,
      { id, address, seen },
      admin.token,
    );
    expect(errors).toEqual([]);
    for (const text of ["quorra", "9111100000"]) expect(await found(text)).toEqual([]);
    for (const text of ["quennel", "9222200000"]) expect(await found(text)).toEqual([orderNumber]);
  });

  it("forgets the e-mail and the phone of a deleted account", async () => {
    const order = { fullName: "Quillan", email: "forgotten@example.com", phone: "9333300000" };
    const { id, shopper, orderNumber } = await aKnownOrder("Odhni", order);
    await changeStatus(admin, id, "CANCELLED");
    expect(await found("9333300000")).toEqual([orderNumber]);
    const deleted = await gql(
      "mutation($password: String!) { deleteAccount(password: $password) { deletedUserId } }",
      { password: shopper.password },
      shopper.token,
    );
    expect(deleted.errors).toEqual([]);
    for (const text of ["9333300000", "forgotten@example.com", "forgotten"])
      expect(await found(text)).toEqual([]);
    expect(await found("quillan")).toEqual([orderNumber]);
  });

  it("finds an order by the tracking id of each of its parcels, as it is now", async () => {
    const { id, orderNumber } = await aKnownOrder("Potli", {}, 2);
    const ship = async (trackingId: string) => {
      const [line] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [id]);
      const tracking = { courier: "DTDC", trackingId };
      const lines = [{ orderLineId: line?.id, quantity: 1 }];
      const { data } = await gql<{ shipParcel: ShownOrder }>(
        SHIP,
        { orderId: id, tracking, lines },
        admin.token,
      );
      return data.shipParcel;
    };
    await ship("PQ-1000001");
    const { parcels } = await ship("PQ-2000002");
    for (const text of ["PQ-1000001", "pq-2000002"]) expect(await found(text)).toEqual([orderNumber]);
    const wrong = parcels.find(({ trackingId }) => trackingId === "PQ-2000002");
    await gql(
      CHANGE,
      {
        parcelId: wrong?.id,
        version: wrong?.version,
        tracking: { courier: "DTDC", trackingId: "PQ-3000003" },
      },
      admin.token,
    );
    expect(await found("PQ-2000002")).toEqual([]);
    for (const text of ["PQ-1000001", "PQ-3000003"]) expect(await found(text)).toEqual([orderNumber]);
  });

  it("goes with the other filters", async () => {
    const { id, orderNumber } = await aKnownOrder("Jutti", { fullName: "Quimby" });
    expect(await found("quimby", { paymentMethod: "COD" })).toEqual([orderNumber]);
    expect(await found("quimby", { paymentMethod: "ONLINE" })).toEqual([]);
    expect(await found("quimby", { hasCashDue: true })).toEqual([orderNumber]);
    expect(
      (await page({ filter: { statuses: ["CONFIRMED", "SHIPPED"], text: "quimby" } })).nodes,
    ).toHaveLength(1);
    expect((await page({ filter: { statuses: ["SHIPPED"], text: "quimby" } })).nodes).toEqual([]);
    await sql("update orders set order_status = 'cancelled' where id = $1", [id]);
    expect(await found("quimby", { hasCashDue: true })).toEqual([]);
  });

  it.each([
    { list: "few orders", text: "SJ10001", where: "order_number like 'SJ10001%'" },
    { list: "all orders", text: "SJ1", where: "true" },
    {
      list: "some statuses",
      text: "SJ10",
      statuses: ["CANCELLED", "RETURNED"],
      where: "order_status in ('cancelled', 'returned')",
    },
    { list: "the oldest orders", text: "oldest", where: "ship_full_name like 'Oldest%'" },
  ])("pages through $list, newest first, without gaps", async ({ text, statuses, where }) => {
    const oldest = await sql<{ id: string }>(`select id from orders order by created_at limit 30`);
    const oldestIds = oldest.map(({ id }) => id);
    await sql("update orders set ship_full_name = 'Oldest ' || order_number where id = any($1)", [oldestIds]);
    await refreshWords(oldestIds);
    const expected = await sql<{ id: string }>(
      `select id from orders where ${where} order by created_at desc, id desc`,
    );
    const ids: string[] = [];
    for (let after: string | undefined; ;) {
      const list = await page({ after, filter: { statuses, text } });
      ids.push(...list.nodes.map(({ id }) => id));
      expect(list).toMatchObject({
        totalCount: Math.min(expected.length, 1000),
        isTotalExact: expected.length <= 1000,
      });
      if (!list.pageInfo.hasNextPage) break;
      after = list.pageInfo.endCursor;
    }
    expect(ids).toEqual(expected.map(({ id }) => id));
  });

  it("counts cash that is due exactly up to a limit", async () => {
    const [row] = await sql<{ count: number }>(
      `select count(*)::int as count from orders where payment_method = 'cod' and payment_status = 'pending'
         and order_status not in ('cancelled', 'returned')`,
    );
    const list = await page({ filter: { hasCashDue: true } });
    expect(row?.count).toBeGreaterThan(0);
    expect(list.totalCount).toBe(Math.min(row?.count ?? 0, 1000));
  });

  it("refuses a text that is too long", async () => {
    expect((await gql(LIST, { filter: { text: "x".repeat(101) } }, admin.token)).code).toBe("BAD_INPUT");
  });
});
