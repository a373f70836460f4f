import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import type { LineWish, Person } from "../support/factories.ts";
import { CHANGE_STATUS, PLACE_ORDER, QUOTE, type OrderAnswer } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const { gql, sql, aShopper, anAdmin, aProduct, aDraft, anOrder, aWelcomeCode, stockOf } = house;
const { me } = accountCalls(house);

const place = (shopper: Person, input: Record<string, unknown>) =>
  gql<{ placeOrder: OrderAnswer }>(PLACE_ORDER, { input }, shopper.token);

type Quote = {
  checkoutQuote: { subtotal: number; shippingCost: number; discount: number; tax: number; total: number };
};

const quote = (shopper: Person, lines: LineWish[], discountCode: string | null) =>
  gql<Quote>(QUOTE, { lines, discountCode }, shopper.token);

const move = (admin: Person, orderId: string, status: string) =>
  gql<{ changeOrderStatus: OrderAnswer }>(CHANGE_STATUS, { orderId, status }, admin.token);

/** A shopper with a welcome code, and a dress. */
const aNewcomer = async (price = 1000) => {
  const [asha, dress] = await Promise.all([aShopper(), aProduct({ price })]);
  return { asha, dress, code: await aWelcomeCode(asha), lines: [{ productId: dress.id, quantity: 1 }] };
};

const isSpent = async (shopper: Person): Promise<boolean> =>
  (await me(shopper.token)).data.me?.welcomeCode?.usedAt !== null;

describe("the welcome code", () => {
  it("takes 40 % off the first order, as quoted, and is used up", async () => {
    const { asha, code, lines } = await aNewcomer(4000);
    const quoted = (await quote(asha, lines, code)).data.checkoutQuote;
    expect(quoted).toMatchObject({ subtotal: 4000, shippingCost: 0, discount: 1600, total: 2400 });
    const { data } = await place(asha, await aDraft(asha, lines, { discountCode: code }));
    expect(data.placeOrder).toMatchObject({
      totalAmount: 4000,
      discount: 1600,
      finalAmount: 2400,
      tax: quoted.tax,
    });
    expect(quoted.tax).toBe(114.28);
    expect(await isSpent(asha)).toBe(true);
  });

  it("is accepted in any case, with spaces around it, and a blank one counts as none", async () => {
    const { asha, code, lines } = await aNewcomer();
    for (const typed of [code.toLowerCase(), `  ${code}\n`, code.replace("-", " - ")])
      expect((await quote(asha, lines, typed)).data.checkoutQuote.discount).toBe(400);
    for (const blank of ["", "   ", null])
      expect((await quote(asha, lines, blank)).data.checkoutQuote.discount).toBe(0);
  });

  it("does not change the threshold of free shipping: the subtotal before the discount counts", async () => {
    const [above, at] = [await aNewcomer(501), await aNewcomer(500)];
    expect((await quote(above.asha, above.lines, above.code)).data.checkoutQuote.shippingCost).toBe(0);
    expect((await quote(at.asha, at.lines, at.code)).data.checkoutQuote.shippingCost).toBe(99);
  });

  it("is spread over the lines so that they add up", async () => {
    const [asha, ...dresses] = await Promise.all([
      aShopper(),
      aProduct({ price: 333.33 }),
      aProduct({ price: 333.33 }),
      aProduct({ price: 333.35 }),
    ]);
    const code = await aWelcomeCode(asha);
    const lines = dresses.map(({ id }) => ({ productId: id, quantity: 1 }));
    const { data } = await place(asha, await aDraft(asha, lines, { discountCode: code }));
    const kept = await sql<{ discount: string; tax: string; taxRate: number; hsn: string }>(
      `select discount, tax, tax_rate as "taxRate", hsn from order_lines where order_id = $1 order by place`,
      [data.placeOrder.id],
    );
    expect(kept.map(({ discount }) => Number(discount))).toEqual([13_333, 13_333, 13_334]);
    expect(data.placeOrder.discount).toBe(400);
    for (const line of kept) expect(line).toMatchObject({ taxRate: 500, hsn: "6204" });
    const tax = kept.reduce((total, line) => total + Number(line.tax), 0);
    expect(data.placeOrder.tax).toBe(tax / 100);
  });
});

describe("an invalid code", () => {
  const field = "discountCode";

  it("is refused with the same message whether it is unknown or another account's", async () => {
    const { asha, lines } = await aNewcomer();
    const foreign = await aWelcomeCode(await aShopper());
    const draft = await aDraft(asha, lines);
    for (const discountCode of ["EDGE-NOBODY22", foreign, "' or 1=1 --", "x".repeat(500)]) {
      const said = {
        status: 400,
        code: "CODE_UNKNOWN",
        message: "This discount code is not valid.",
        errors: [{ extensions: { field } }],
      };
      expect(await quote(asha, lines, discountCode)).toMatchObject(said);
      expect(await place(asha, { ...draft, discountCode })).toMatchObject(said);
    }
    expect(await stockOf(lines[0]?.productId ?? "")).toBe(10);
  });

  it("is refused if it was used before, or if this is not the first order", async () => {
    const { asha, code, lines } = await aNewcomer();
    await place(asha, await aDraft(asha, lines, { discountCode: code }));
    const spent = { status: 409, code: "CODE_SPENT", errors: [{ extensions: { field } }] };
    expect(await quote(asha, lines, code)).toMatchObject(spent);
    expect(await place(asha, { ...(await aDraft(asha, lines)), discountCode: code })).toMatchObject(spent);
    const late = await aNewcomer();
    await anOrder({ shopper: late.asha, lines: late.lines });
    expect(await quote(late.asha, late.lines, late.code)).toMatchObject({
      status: 409,
      code: "CODE_NOT_FIRST",
      errors: [{ extensions: { field } }],
    });
    expect(await isSpent(late.asha)).toBe(false);
  });

  it("does not lower the total silently: the expected total must be the discounted one", async () => {
    const { asha, code, lines } = await aNewcomer();
    const draft = await aDraft(asha, lines, { discountCode: code });
    const refused = await place(asha, { ...draft, expectedTotal: 1000 });
    expect(refused).toMatchObject({ status: 409, code: "TOTAL_CHANGED" });
    expect(refused.errors[0]?.extensions).toMatchObject({ subtotal: 1000, discount: 400, total: 600 });
    expect(await isSpent(asha)).toBe(false);
  });

  it("belongs to the intent: the same key with another code is refused, with the same code it returns the same order", async () => {
    const { asha, code, lines } = await aNewcomer();
    const draft = await aDraft(asha, lines, { discountCode: code });
    const first = await place(asha, draft);
    expect((await place(asha, draft)).data.placeOrder.id).toBe(first.data.placeOrder.id);
    expect((await place(asha, { ...draft, discountCode: ` ${code.toLowerCase()}` })).status).toBe(200);
    expect((await place(asha, { ...draft, discountCode: null })).code).toBe("KEY_REUSED");
  });
});

describe("one code in two tabs", () => {
  it("is used by one order, and the other is refused", async () => {
    const { asha, code, lines } = await aNewcomer();
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () => aDraft(asha, lines, { discountCode: code })),
    );
    const answers = await Promise.all(drafts.map((draft) => place(asha, draft)));
    expect(answers.map(({ code: refusal }) => refusal ?? "placed").sort()).toEqual([
      ...Array.from({ length: 5 }, () => "CODE_SPENT"),
      "placed",
    ]);
    expect(await stockOf(lines[0]?.productId ?? "")).toBe(9);
  });
});

describe("one intent with a code that is sent many times at once", () => {
  it("is one order, and no request is refused", async () => {
    const { asha, code, lines } = await aNewcomer();
    const draft = await aDraft(asha, lines, { discountCode: code });
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(asha, draft)));
    expect(new Set(answers.map(({ data }) => data.placeOrder.id)).size).toBe(1);
    expect(await stockOf(lines[0]?.productId ?? "")).toBe(9);
  });
});

describe("the code of a cancelled order", () => {
  it("is valid again, also for the next order, which then counts as the first", async () => {
    const [{ asha, code, lines }, boss] = await Promise.all([aNewcomer(), anAdmin()]);
    const { data } = await place(asha, await aDraft(asha, lines, { discountCode: code }));
    for (const status of ["CANCELLED", "CANCELLED"]) await move(boss, data.placeOrder.id, status);
    expect(await isSpent(asha)).toBe(false);
    const again = await place(asha, await aDraft(asha, lines, { discountCode: code }));
    expect(again.data.placeOrder.discount).toBe(400);
  });

  it("is used again if the order is confirmed again", async () => {
    const [{ asha, code, lines }, boss] = await Promise.all([aNewcomer(), anAdmin()]);
    const { data } = await place(asha, await aDraft(asha, lines, { discountCode: code }));
    for (const status of ["CANCELLED", "CONFIRMED", "SHIPPED", "RETURNED"])
      expect((await move(boss, data.placeOrder.id, status)).status).toBe(200);
    expect(await isSpent(asha)).toBe(true);
  });

  it("keeps the order cancelled if the code was used for another order in the meantime", async () => {
    const [{ asha, code, lines, dress }, boss] = await Promise.all([aNewcomer(), anAdmin()]);
    const first = await place(asha, await aDraft(asha, lines, { discountCode: code }));
    await move(boss, first.data.placeOrder.id, "CANCELLED");
    await place(asha, await aDraft(asha, lines, { discountCode: code }));
    for (const status of ["CONFIRMED", "RETURNED"])
      expect(await move(boss, first.data.placeOrder.id, status)).toMatchObject({
        status: 409,
        code: "CODE_SPENT",
      });
    expect(await stockOf(dress.id)).toBe(9);
  });

  it("does not restrict an order that was placed without it", async () => {
    const [{ asha, code, lines }, boss] = await Promise.all([aNewcomer(), anAdmin()]);
    const plain = await anOrder({ shopper: asha, lines });
    await move(boss, plain.id, "CANCELLED");
    await place(asha, await aDraft(asha, lines, { discountCode: code }));
    expect((await move(boss, plain.id, "CONFIRMED")).status).toBe(200);
  });
});
