import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Calls } from "../../support/calls.ts";
import type { LineInput, Person } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { ADD_TO_CART, CART, PLACE_ORDER } from "../../support/operations.ts";
import { END_PROMOTION, promotionCalls } from "../../support/promotion-calls.ts";
import { openSecondShop } from "../../support/second-shop.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const secondProcess = await openSecondShop(testShop);
const processes: readonly Calls[] = [testShop, secondProcess];
const { gql, sql, server, aShopper, anAdmin, aProduct, aDraft } = testShop;
const { aPromotion, promotion } = promotionCalls(testShop);

let admin: Person;
beforeAll(async () => {
  admin = await anAdmin();
});

/** A shopper with a piece of 1,000 rupees in the cart, 20 % off by itself, and a code for 30 % off. */
const aPromotedCart = async () => {
  const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 1000, stock: 500 })]);
  const lines = [{ productId: dress.id, quantity: 1 }];
  await gql(ADD_TO_CART, { input: lines[0] }, shopper.token);
  const automatic = await aPromotion(admin, { method: "AUTOMATIC", percent: 20, productIds: [dress.id] });
  const withCode = await aPromotion(admin, { percent: 30 });
  /** Moves begin and end of both to seconds from the time of the database's clock; `null` for no end. */
  const move = (begin: number, end: number | null) =>
    sql(
      `update promotions set starts_at = statement_timestamp() + make_interval(secs => $2),
         ends_at = statement_timestamp() + make_interval(secs => $3) where id = any($1)`,
      [[automatic.id, withCode.id], begin, end],
    );
  return { shopper, lines, automatic, code: withCode.code, move };
};

type Promoted = Awaited<ReturnType<typeof aPromotedCart>>;

const QUOTED = `query($lines: [OrderLineInput!]!, $discountCode: String) {
  checkoutQuote(input: { lines: $lines, discountCode: $discountCode }) { discount } }`;

const quotedBy = async (process: Calls, { shopper, lines }: Promoted, discountCode: string | null) => {
  const variables = { lines, discountCode };
  const answer = await process.gql<{ checkoutQuote: { discount: number } }>(QUOTED, variables, shopper.token);
  return answer.code ?? answer.data.checkoutQuote.discount;
};

/** What a process shows of the cart, of the order, and of the order with the code. */
const shownBy = async (process: Calls, cart: Promoted) => {
  const { data } = await process.gql<{ cart: { discount: number } }>(
    "{ cart { discount } }",
    {},
    cart.shopper.token,
  );
  return [
    data.cart.discount,
    await quotedBy(process, cart, null),
    await quotedBy(process, cart, cart.code),
    (await promotion(admin, cart.automatic.id)).state,
  ];
};

const hour = 3600;
const before = [0, 0, "CODE_NOT_STARTED", "SCHEDULED"];
const during = [200, 200, 300, "RUNNING"];
const after = [0, 0, "CODE_ENDED", "ENDED"];

describe("a promotion", () => {
  it("begins and ends in carts, quotes and codes of two processes, without a job", async () => {
    const cart = await aPromotedCart();
    const times: [[number, number | null], unknown[]][] = [
      [[hour, 2 * hour], before],
      [[0, hour], during],
      [[-hour, null], during],
      [[-hour, 0], after],
    ];
    for (const [[begin, end], shown] of times) {
      await cart.move(begin, end);
      for (const process of processes) expect(await shownBy(process, cart)).toEqual(shown);
    }
  });

  it.each([1800, -1800])(
    "is valid by the clock of the database, also for a process whose clock is %i seconds off",
    async (seconds) => {
      const cart = await aPromotedCart();
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
      onTestFinished(() => void vi.useRealTimers());
      for (const [begin, end, shown] of [
        [600, 1200, before],
        [-600, 600, during],
        [-1200, -600, after],
      ] as const) {
        await cart.move(begin, end);
        expect(await shownBy(testShop, cart)).toEqual(shown);
      }
    },
  );

  it("ends at once when an admin ends it, also by a process whose clock is fast", async () => {
    const cart = await aPromotedCart();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1_800_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { data } = await gql<{ endPromotion: { state: string } }>(
      END_PROMOTION,
      { id: cart.automatic.id, version: 1 },
      admin.token,
    );
    expect(data.endPromotion.state).toBe("ENDED");
    expect(await quotedBy(secondProcess, cart, null)).toBe(0);
  });

  it("is in no answer that a cache may keep", async () => {
    const { shopper, lines } = await aPromotedCart();
    for (const payload of [{ query: CART }, { query: QUOTED, variables: { lines } }]) {
      const answer = await server.app.inject({
        method: "POST",
        url: "/graphql",
        headers: { authorization: `Bearer ${shopper.token}` },
        payload,
      });
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    }
  });
});

describe("over the instant of a promotion", () => {
  /** Places an order at the total that the process quotes. Returns its discount; `undefined` if the total changed in between. */
  const buy = async (process: Calls, lines: LineInput[]): Promise<number | undefined> => {
    const shopper = await aShopper();
    const input = await aDraft(shopper, lines);
    const answer = await process.gql<{ placeOrder: { order: { discount: number } } }>(
      PLACE_ORDER,
      { input },
      shopper.token,
    );
    expect([undefined, "TOTAL_CHANGED"]).toContain(answer.code);
    return answer.code ? undefined : answer.data.placeOrder.order.discount;
  };

  it("each order has it by its own moment, placed by either process", async () => {
    const { lines, automatic, move } = await aPromotedCart();
    const buyUntil = (discount: number) =>
      Promise.all(
        [testShop, secondProcess, testShop].map(async (process) => {
          while ((await buy(process, lines)) !== discount);
        }),
      );
    await move(hour, 2 * hour);
    expect(await buy(testShop, lines)).toBe(0);
    await move(0.5, hour);
    await buyUntil(200);
    await sql(
      "update promotions set ends_at = statement_timestamp() + interval '500 milliseconds' where id = $1",
      [automatic.id],
    );
    await buyUntil(0);
    const [wrong] = await sql<{ orders: number; wrong: number; promoted: number }>(
      `select count(*)::int as orders, count(u.order_id)::int as promoted,
         count(*) filter (where o.created_at >= p.starts_at and o.created_at < p.ends_at - interval '500 milliseconds'
             and u.order_id is null
           or o.created_at >= p.ends_at and u.order_id is not null
           or (u.order_id is null) <> (o.discount = 0))::int as wrong
       from orders o join order_lines l on l.order_id = o.id cross join promotions p
       left join order_promotions u on u.order_id = o.id and u.promotion_id = p.id
       where p.id = $1 and l.product_id = $2`,
      [automatic.id, lines[0]?.productId],
    );
    expect(wrong?.wrong).toBe(0);
    expect(wrong?.promoted).toBeGreaterThanOrEqual(3);
    expect((wrong?.orders ?? 0) - (wrong?.promoted ?? 0)).toBeGreaterThanOrEqual(4);
  });
});
