import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { validPrice, type ScheduledPrice } from "../../../src/features/catalogue/scheduled-price.rules.ts";
import type { Calls } from "../../support/calls.ts";
import { ADD_TO_CART, CART, PLACE_ORDER, QUOTE } from "../../support/operations.ts";
import { inHours, scheduledPricesOf } from "../../support/scheduled-prices.ts";
import { openSecondShop } from "../../support/second-shop.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aProduct, aShopper, server, complaints } = testShop;
const secondProcess = await openSecondShop(testShop);
const { shown, stored, passHours, scheduled } = scheduledPricesOf(testShop, await testShop.anAdmin());

describe("before any process has applied a scheduled price that is due", () => {
  it("the shop shows, adds to carts, quotes and charges the price of the moment", async () => {
    const { id } = await scheduled();
    const { token } = await aShopper();
    const add = () =>
      gql<{ addToCart: { cart: { lines: { price: number; priceWhenAdded: number; lineTotal: number }[] } } }>(
        ADD_TO_CART,
        { input: { productId: id, quantity: 2 } },
        token,
      );
    const priceInCart = async () => {
      const { data } = await gql<{ cart: { lines: { price: number; lineTotal: number }[] } }>(
        CART,
        {},
        token,
      );
      return data.cart.lines.map(({ price, lineTotal }) => [price, lineTotal]);
    };
    const lines = [{ productId: id, quantity: 1 }];
    const quoted = async () =>
      (await gql<{ checkoutQuote: { subtotal: number } }>(QUOTE, { lines }, token)).data.checkoutQuote
        .subtotal;

    expect((await add()).data.addToCart.cart.lines[0]).toMatchObject({ price: 1500, priceWhenAdded: 1500 });
    await passHours(id, 2);
    expect(await stored(id)).toMatchObject({ price: 1500 });
    expect(await priceInCart()).toEqual([[999, 1998]]);
    expect([(await shown(id)).price, await quoted()]).toEqual([999, 999]);
    const order = await testShop.anOrder({ lines });
    expect(order.finalAmount).toBe(999);
    await passHours(id, 2);
    expect([(await shown(id)).price, await quoted(), await priceInCart()]).toEqual([
      1500,
      1500,
      [[1500, 3000]],
    ]);
    expect((await testShop.anOrder({ lines })).finalAmount).toBe(1500);
  });

  it("has the same price in SQL as by its rule, for any schedule around the moment", async () => {
    const { id } = await aProduct({ price: 5000 });
    /** Lengths in seconds of gaps and prices in turn, the first one before the moment. */
    const schedules = fc
      .tuple(
        fc.integer({ min: -7200, max: 7200 }),
        fc.array(fc.integer({ min: 60, max: 3600 }), { maxLength: 8 }),
      )
      .map(([start, lengths]) => {
        let at = start;
        return lengths.flatMap((length, index): { begin: number; end: number }[] => {
          at += length;
          return index % 2 === 1 ? [{ begin: at - length, end: at }] : [];
        });
      });
    await fc.assert(
      fc.asyncProperty(schedules, async (times) => {
        const now = new Date();
        const schedule = times.map(({ begin, end }, index): ScheduledPrice => ({
          price: 1000 + index,
          endsAt: new Date(now.getTime() + end * 1000 + 500).toISOString(),
          beginsAt: new Date(now.getTime() + begin * 1000 + 500).toISOString(),
        }));
        await sql(
          "update products set price = 500000, regular_price = null, scheduled_prices = $2, price_due_at = '2020-01-01' where id = $1",
          [id, JSON.stringify(schedule)],
        );
        expect(Math.round((await shown(id)).price * 100)).toBe(validPrice(schedule, now)?.price ?? 500_000);
      }),
      { numRuns: 30 },
    );
    await sql("update products set scheduled_prices = '[]', price_due_at = null where id = $1", [id]);
  });
});

describe("at the instant of a scheduled price", () => {
  const LIST = `query($text: String!) { products(filter: { text: $text, maxPrice: 1200 }, sort: PRICE_LOW_TO_HIGH) {
    totalCount nodes { id price } } }`;

  type List = { products: { totalCount: number; nodes: { id: string; price: number }[] } };

  const listedIn = async (process: Calls, text: string) => {
    const { data } = await process.gql<List>(LIST, { text });
    return [data.products.totalCount, data.products.nodes.map(({ id, price }) => `${id} ${price}`)];
  };

  /** Returns when the clock of the database has reached an instant. */
  const untilInstant = (instant: string) =>
    sql("select pg_sleep(greatest(0, extract(epoch from $1::timestamptz - clock_timestamp())))", [instant]);

  it("lists, counts, pages and caches of two processes change, at its end too, though no job runs", async () => {
    const title = "Boundary Lehenga";
    const [sale, other] = [await aProduct({ title, price: 1500 }), await aProduct({ title, price: 1100 })];
    const [begin, end] = (
      await sql<{ begin: string; end: string }>(
        "select (now() + interval '2 seconds')::text as begin, (now() + interval '4 seconds')::text as end",
      )
    ).flatMap((row) => [row.begin, row.end]);
    if (!begin || !end) throw new Error("The database has a clock.");
    await sql(`update products set scheduled_prices = $2, price_due_at = $3 where id = $1`, [
      sale.id,
      JSON.stringify([{ price: 99_900, beginsAt: begin, endsAt: end }]),
      begin,
    ]);
    await sql("select pg_notify('scheduled-prices', '')");
    const before = [1, [`${other.id} 1100`]];
    const during = [2, [`${sale.id} 999`, `${other.id} 1100`]];
    const processes = [testShop, secondProcess];
    for (const process of processes) expect(await listedIn(process, title)).toEqual(before);
    // The process learns of the instant by its notice.
    await vi.waitFor(async () => {
      const sitemap = await server.app.inject("/sitemap/pages.xml");
      expect(sitemap.headers["cache-control"]).toMatch(
        /^public, max-age=0, s-maxage=[01], stale-while-revalidate=0,/,
      );
    });
    await untilInstant(begin);
    for (const process of processes) expect(await listedIn(process, title)).toEqual(during);
    expect(await stored(sale.id)).toEqual({ price: 999, regular: 1500, isDue: true });
    await untilInstant(end);
    for (const process of processes.toReversed()) expect(await listedIn(process, title)).toEqual(before);
    expect(await stored(sale.id)).toEqual({ price: 1500, regular: null, isDue: false });
    expect(complaints()).toEqual([]);
  });

  it("each order is charged the price of its own moment, by both processes", async () => {
    const { id } = await aProduct({ price: 1500, stock: 500 });
    const lines = [{ productId: id, quantity: 1 }];
    const totals = new Set<number>();
    const buy = async (process: Calls): Promise<number | undefined> => {
      const shopper = await aShopper();
      const input = await testShop.aDraft(shopper, lines);
      const answer = await process.gql<{ placeOrder: { order: { totalAmount: number } } }>(
        PLACE_ORDER,
        { input },
        shopper.token,
      );
      expect([undefined, "TOTAL_CHANGED"]).toContain(answer.code);
      if (answer.code) return undefined;
      const { totalAmount } = answer.data.placeOrder.order;
      totals.add(totalAmount);
      return totalAmount;
    };
    expect(await buy(testShop)).toBe(1500);
    const [{ begin } = { begin: "" }] = await sql<{ begin: string }>(
      "select (now() + interval '500 milliseconds')::text as begin",
    );
    await sql(`update products set scheduled_prices = $2, price_due_at = $3 where id = $1`, [
      id,
      JSON.stringify([{ price: 99_900, beginsAt: begin, endsAt: inHours(2) }]),
      begin,
    ]);
    await sql("select pg_notify('scheduled-prices', '')");
    const buyOverTheInstant = async (process: Calls) => {
      while ((await buy(process)) !== 999);
    };
    await Promise.all([testShop, secondProcess, testShop].map(buyOverTheInstant));
    const [wrong] = await sql<{ count: number }>(
      `select count(*)::int as count from orders o join order_lines l on l.order_id = o.id
       where l.product_id = $1 and ((o.created_at >= $2 and l.price <> 99900) or (l.price not in (99900, 150000)))`,
      [id, begin],
    );
    expect(wrong).toEqual({ count: 0 });
    expect(totals).toEqual(new Set([1500, 999]));
  });
});
