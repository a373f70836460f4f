import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { checkoutLineOf } from "../../src/features/checkout/line/checkout-line.ts";
import { ordersOf } from "../../src/features/checkout/order-queue.ts";
import type { Person } from "../support/factories.ts";
import { waitForLocks } from "../support/locks.ts";
import { PLACE_ORDER } from "../support/operations.ts";
import { documentedOrder } from "../support/rest-shapes.ts";
import { openSecondShop } from "../support/second-shop.ts";
import { openTestShop } from "../support/test-shop.ts";

const WAIT = `mutation { waitInCheckoutLine { isTurn secondsLeft ahead estimatedSeconds retryAfter } }`;
const LEAVE = "mutation { leaveCheckoutLine }";
const IS_OPEN = "{ isCheckoutLineOpen }";

type Place = { isTurn: boolean; secondsLeft: number | null; ahead: number; retryAfter: number };

const testShop = await openTestShop({ ADMISSION_PER_SECOND: "1", ADMISSION_WAIT_MS: "100" });
const { shop, sql, gql, rest, aShopper, aProduct, aDraft } = testShop;
const second = await openSecondShop(testShop);

const SOON = { timeout: 15_000, interval: 50 };

const place = async (shopper: Person, changes: Record<string, unknown> = {}) => {
  const product = await aProduct({ stock: 5 });
  const input = await aDraft(shopper, [{ productId: product.id, quantity: 1 }], changes);
  return { input, send: () => gql<{ placeOrder: { id: string } }>(PLACE_ORDER, { input }, shopper.token) };
};

const wait = async (shopper: Person, calls: Pick<typeof second, "gql"> = testShop): Promise<Place | null> =>
  (await calls.gql<{ waitInCheckoutLine: Place | null }>(WAIT, {}, shopper.token)).data.waitInCheckoutLine;

const isOpen = async (shopper: Person, calls: Pick<typeof second, "gql"> = testShop): Promise<boolean> =>
  (await calls.gql<{ isCheckoutLineOpen: boolean }>(IS_OPEN, {}, shopper.token)).data.isCheckoutLineOpen;

const giveTurn = (shopper: Person) =>
  sql("insert into checkout_places (user_id, admitted_at) values ($1, now())", [shopper.id]);

const placesOf = (shopper: Person) =>
  sql<{ ticket: number; admitted: boolean }>(
    "select ticket::int, admitted_at is not null as admitted from checkout_places where user_id = $1",
    [shopper.id],
  );

/** Nothing is in line, and no shopper is let in during the next hour unless a test says so. */
const openFrozenLine = async (): Promise<void> => {
  checkoutLineOf(shop).open();
  await vi.waitFor(
    async () => expect(await sql("select 1 from checkout_line where open_until > now()", [])).toHaveLength(1),
    SOON,
  );
  await sql(
    "update checkout_line set admitted_at = now() + interval '1 hour', open_until = now() + interval '1 hour'",
  );
  await sql("delete from checkout_places");
};

const letIn = () => sql("update checkout_line set admitted_at = '-infinity'");

describe("without a crowd", () => {
  it("an order needs no turn, and no place is taken", async () => {
    const shopper = await aShopper();
    expect(await isOpen(shopper)).toBe(false);
    expect(await wait(shopper)).toBeNull();
    const { send } = await place(shopper);
    expect((await send()).data.placeOrder.id).toBeTruthy();
    expect(await sql("select 1 from checkout_places")).toEqual([]);
  });
});

describe("while checkout lets shoppers in by turn", () => {
  beforeEach(openFrozenLine);
  afterAll(async () => {
    await sql("update checkout_line set open_until = now()");
  });

  it("an order without a turn is refused with the place, by GraphQL and by REST", async () => {
    const [first, shopper] = [await aShopper(), await aShopper()];
    await wait(first);
    const { input, send } = await place(shopper);
    const refused = await send();
    expect([refused.status, refused.code]).toEqual([503, "CHECKOUT_LINE"]);
    expect(refused.errors[0]?.extensions).toMatchObject({ ahead: 1, estimatedSeconds: 2, retryAfter: 2 });
    await sql("update checkout_places set ticket = ticket + 29 where user_id = $1", [shopper.id]);
    const body = { query: PLACE_ORDER, variables: { input } };
    const byGraphql = await rest("POST", "/graphql", body, shopper.token);
    expect([byGraphql.status, byGraphql.headers["retry-after"]]).toEqual([503, "11"]);
    const dress = await aProduct({ price: 700, sizes: ["M"], colors: ["Red"], stock: 10 });
    const byRest = await rest("POST", "/api/orders/place", documentedOrder(dress.id), shopper.token);
    expect([byRest.status, byRest.headers["retry-after"]]).toEqual([503, "11"]);
    expect(byRest.body).toMatchObject({ code: "CHECKOUT_LINE" });
    expect(await placesOf(shopper)).toHaveLength(1);
  });

  it("an account has one place, whichever tab and process asks", async () => {
    const shopper = await aShopper();
    await vi.waitFor(async () => expect(await isOpen(shopper, second)).toBe(true), SOON);
    const places = await Promise.all([wait(shopper), wait(shopper), wait(shopper, second)]);
    expect(await placesOf(shopper)).toHaveLength(1);
    places.push(await wait(shopper, second));
    expect(places.map((found) => found?.isTurn)).toEqual([false, false, false, false]);
    expect(new Set(places.map((found) => found?.ahead)).size).toBe(1);
  });

  it("shoppers are let in in the order in which they came", async () => {
    const shoppers = [await aShopper(), await aShopper(), await aShopper()] as const;
    for (const shopper of shoppers) await wait(shopper);
    await letIn();
    await vi.waitFor(async () => expect(await wait(shoppers[0])).toMatchObject({ isTurn: true }), SOON);
    await sql("update checkout_line set admitted_at = now() + interval '1 hour'");
    const [next, last] = [await placesOf(shoppers[1]), await placesOf(shoppers[2])];
    expect(next[0]?.admitted || !last[0]?.admitted).toBe(true);
  });

  it("a turn places one order, even if two are sent at the same time", async () => {
    const shopper = await aShopper();
    await giveTurn(shopper);
    const orders = [await place(shopper), await place(shopper)];
    const results = await Promise.all(orders.map(({ send }) => send()));
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(results.filter(({ code }) => code === "CHECKOUT_LINE")).toHaveLength(1);
  });

  it("an order that came within the turn keeps it while it waits", async () => {
    const shopper = await aShopper();
    await giveTurn(shopper);
    const { send } = await place(shopper);
    const lock = shop.database.source.createQueryRunner();
    await lock.startTransaction();
    await lock.query("select 1 from users where id = $1 for update", [shopper.id]);
    const order = send();
    await waitForLocks(testShop);
    await sql(
      "update checkout_places set admitted_at = now() - make_interval(secs => $2) where user_id = $1",
      [shopper.id, shop.settings.admission.turnSeconds + 2],
    );
    await lock.commitTransaction();
    await lock.release();
    expect((await order).data.placeOrder.id).toBeTruthy();
  });

  it("a refused order keeps the turn", async () => {
    const shopper = await aShopper();
    await giveTurn(shopper);
    const wrong = await place(shopper, { expectedTotal: 1 });
    expect((await wrong.send()).code).toBe("TOTAL_CHANGED");
    expect(await wait(shopper)).toMatchObject({ isTurn: true });
  });

  it("a repeated request gets its order without another turn", async () => {
    const shopper = await aShopper();
    await giveTurn(shopper);
    const { send } = await place(shopper);
    const { id } = (await send()).data.placeOrder;
    expect((await send()).data.placeOrder.id).toBe(id);
  });

  it("an order that is already paid is not sent to the line", async () => {
    const shopper = await aShopper();
    const paid = await place(shopper, { paymentMethod: "ONLINE", transactionId: "pay_Unknown123456" });
    expect((await paid.send()).code).toBe("PAYMENT_NOT_VERIFIED");
    expect(await placesOf(shopper)).toEqual([]);
  });

  it("a turn that is not used ends, and the shopper begins at the end of the line", async () => {
    const [shopper, other] = [await aShopper(), await aShopper()];
    await giveTurn(shopper);
    await wait(other);
    await sql("update checkout_places set admitted_at = now() - interval '1 hour' where user_id = $1", [
      shopper.id,
    ]);
    expect(await wait(shopper)).toMatchObject({ isTurn: false, ahead: 1 });
  });

  it("a shopper who leaves gives the place free, at once or by no longer asking", async () => {
    const [leaving, absent] = [await aShopper(), await aShopper()];
    for (const shopper of [leaving, absent]) await wait(shopper);
    await gql(LEAVE, {}, leaving.token);
    expect(await placesOf(leaving)).toEqual([]);
    await sql("update checkout_places set seen_at = now() - interval '1 hour'");
    await letIn();
    await vi.waitFor(async () => expect(await placesOf(absent)).toEqual([]), SOON);
  });

  it("checkout is open to all again when the time of the line is over", async () => {
    const shopper = await aShopper();
    await sql("update checkout_line set open_until = now()");
    await vi.waitFor(async () => expect(await isOpen(shopper)).toBe(false), SOON);
    const { send } = await place(shopper);
    expect((await send()).errors).toEqual([]);
  });
});

describe("orders that wait too long", () => {
  it("open the line", async () => {
    await vi.waitFor(() => expect(checkoutLineOf(shop).isOpen()).toBe(false), SOON);
    await sql("delete from checkout_places");
    const shopper = await aShopper();
    const product = await aProduct({ stock: 100 });
    const lines = [{ productId: product.id, quantity: 1 }];
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aShopper()));
    const inputs = await Promise.all(buyers.map((buyer) => aDraft(buyer, lines)));
    const late = await aDraft(shopper, lines);
    const lock = shop.database.source.createQueryRunner();
    await lock.startTransaction();
    await lock.query("select 1 from stock_units where product_id = $1 for update", [product.id]);
    const orders = buyers.map((buyer, index) => gql(PLACE_ORDER, { input: inputs[index] }, buyer.token));
    await vi.waitFor(() => expect(ordersOf(shop).queue.oldestWaitMs()).toBeGreaterThan(100), SOON);
    expect((await gql(PLACE_ORDER, { input: late }, shopper.token)).code).toBe("CHECKOUT_LINE");
    await lock.rollbackTransaction();
    await lock.release();
    const results = await Promise.all(orders);
    for (const { code } of results) expect([undefined, "CHECKOUT_LINE"]).toContain(code);
    expect(results.filter(({ code }) => code === undefined).length).toBeGreaterThan(0);
  });
});
