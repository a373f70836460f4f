import { describe, expect, it } from "vitest";
import { accountCalls } from "../support/account-calls.ts";
import type { LineInput, Person } from "../support/factories.ts";
import { PLACE_ORDER, QUOTE, type OrderFields } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aShopper, anAdmin, aProduct, aDraft, anOrder, aWelcomeCode, stockOf, changeStatus } =
  testShop;
const { me } = accountCalls(testShop);

const placeOrder = (shopper: Person, input: Record<string, unknown>) =>
  gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);

type Quote = {
  checkoutQuote: { subtotal: number; shippingCost: number; discount: number; tax: number; total: number };
};

const quote = (shopper: Person, lines: LineInput[], discountCode: string | null) =>
  gql<Quote>(QUOTE, { lines, discountCode }, shopper.token);

/** A shopper with a welcome code, and a dress. */
const aNewcomer = async (price = 1000) => {
  const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price })]);
  return { shopper, dress, code: await aWelcomeCode(shopper), lines: [{ productId: dress.id, quantity: 1 }] };
};

const isCodeUsed = async (shopper: Person): Promise<boolean> =>
  (await me(shopper.token)).data.me?.welcomeCode?.usedAt !== null;

describe("the welcome code", () => {
  it("takes 40 % off the first order, as quoted", async () => {
    const { shopper, code, lines } = await aNewcomer(4000);
    const quoted = (await quote(shopper, lines, code)).data.checkoutQuote;
    expect(quoted).toMatchObject({ subtotal: 4000, shippingCost: 0, discount: 1600, total: 2400 });
    const { data } = await placeOrder(shopper, await aDraft(shopper, lines, { discountCode: code }));
    expect(data.placeOrder.order).toMatchObject({
      totalAmount: 4000,
      discount: 1600,
      finalAmount: 2400,
      tax: quoted.tax,
    });
    expect(quoted.tax).toBe(114.28);
    expect(await isCodeUsed(shopper)).toBe(true);
  });

  it("is accepted in any case with spaces around it", async () => {
    const { shopper, code, lines } = await aNewcomer();
    for (const typed of [code.toLowerCase(), `  ${code}\n`, code.replace("-", " - ")])
      expect((await quote(shopper, lines, typed)).data.checkoutQuote.discount).toBe(400);
  });

  it("counts as none when it is blank", async () => {
    const { shopper, lines } = await aNewcomer();
    for (const blank of ["", "   ", null])
      expect((await quote(shopper, lines, blank)).data.checkoutQuote.discount).toBe(0);
  });

  it("does not change the threshold of free shipping: the subtotal before the discount counts", async () => {
    const [aboveThreshold, atThreshold] = [await aNewcomer(501), await aNewcomer(500)];
    expect(
      (await quote(aboveThreshold.shopper, aboveThreshold.lines, aboveThreshold.code)).data.checkoutQuote
        .shippingCost,
    ).toBe(0);
    expect(
      (await quote(atThreshold.shopper, atThreshold.lines, atThreshold.code)).data.checkoutQuote.shippingCost,
    ).toBe(99);
  });

  it("is spread over the lines so that they add up", async () => {
    const [shopper, ...dresses] = await Promise.all([
      aShopper(),
      aProduct({ price: 333.33 }),
      aProduct({ price: 333.33 }),
      aProduct({ price: 333.35 }),
    ]);
    const code = await aWelcomeCode(shopper);
    const lines = dresses.map(({ id }) => ({ productId: id, quantity: 1 }));
    const { data } = await placeOrder(shopper, await aDraft(shopper, lines, { discountCode: code }));
    const storedLines = await sql<{ discount: string; tax: string; taxRate: number; hsn: string }>(
      `select discount, tax, tax_rate as "taxRate", hsn from order_lines where order_id = $1 order by position`,
      [data.placeOrder.order.id],
    );
    expect(storedLines.map(({ discount }) => Number(discount))).toEqual([13_333, 13_333, 13_334]);
    expect(data.placeOrder.order.discount).toBe(400);
    for (const line of storedLines) expect(line).toMatchObject({ taxRate: 500, hsn: "6204" });
    const tax = storedLines.reduce((total, line) => total + Number(line.tax), 0);
    expect(data.placeOrder.order.tax).toBe(tax / 100);
  });
});

describe("an invalid code", () => {
  const field = "discountCode";

  it("is refused with the same message whether it is unknown or another account's", async () => {
    const { shopper, lines } = await aNewcomer();
    const foreignCode = await aWelcomeCode(await aShopper());
    const draft = await aDraft(shopper, lines);
    for (const discountCode of ["EDGE-NOBODY22", foreignCode, "' or 1=1 --", "x".repeat(500)]) {
      const refusal = {
        status: 400,
        code: "CODE_UNKNOWN",
        message: "This discount code is not valid.",
        errors: [{ extensions: { field } }],
      };
      expect(await quote(shopper, lines, discountCode)).toMatchObject(refusal);
      expect(await placeOrder(shopper, { ...draft, discountCode })).toMatchObject(refusal);
    }
    expect(await stockOf(lines[0]?.productId ?? "")).toBe(10);
  });

  it("is refused if it was used before, or if this is not the first order", async () => {
    const { shopper, code, lines } = await aNewcomer();
    await placeOrder(shopper, await aDraft(shopper, lines, { discountCode: code }));
    const codeUsed = { status: 409, code: "CODE_SPENT", errors: [{ extensions: { field } }] };
    expect(await quote(shopper, lines, code)).toMatchObject(codeUsed);
    expect(
      await placeOrder(shopper, { ...(await aDraft(shopper, lines)), discountCode: code }),
    ).toMatchObject(codeUsed);
    const secondShopper = await aNewcomer();
    await anOrder({ shopper: secondShopper.shopper, lines: secondShopper.lines });
    expect(await quote(secondShopper.shopper, secondShopper.lines, secondShopper.code)).toMatchObject({
      status: 409,
      code: "CODE_NOT_FIRST",
      errors: [{ extensions: { field } }],
    });
  });

  it("is not offered after a first order without it, until that order is cancelled", async () => {
    const [{ shopper, code, lines }, admin] = await Promise.all([aNewcomer(), anAdmin()]);
    const offeredCode = async () => (await me(shopper.token)).data.me?.welcomeCode?.code;
    expect(await offeredCode()).toBe(code);
    const { id } = await anOrder({ shopper, lines });
    expect(await offeredCode()).toBeUndefined();
    await changeStatus(admin, id, "CANCELLED");
    expect(await offeredCode()).toBe(code);
    expect(await isCodeUsed(shopper)).toBe(false);
  });

  it("does not lower the total silently: the expected total must be the discounted one", async () => {
    const { shopper, code, lines } = await aNewcomer();
    const draft = await aDraft(shopper, lines, { discountCode: code });
    const refused = await placeOrder(shopper, { ...draft, expectedTotal: 1000 });
    expect(refused).toMatchObject({ status: 409, code: "TOTAL_CHANGED" });
    expect(refused.errors[0]?.extensions).toMatchObject({ subtotal: 1000, discount: 400, total: 600 });
    expect(await isCodeUsed(shopper)).toBe(false);
  });

  it("belongs to the intent: the same key with another code is refused, with the same code it returns the same order", async () => {
    const { shopper, code, lines } = await aNewcomer();
    const draft = await aDraft(shopper, lines, { discountCode: code });
    const firstOrder = await placeOrder(shopper, draft);
    expect((await placeOrder(shopper, draft)).data.placeOrder.order.id).toBe(
      firstOrder.data.placeOrder.order.id,
    );
    expect((await placeOrder(shopper, { ...draft, discountCode: ` ${code.toLowerCase()}` })).status).toBe(
      200,
    );
    expect((await placeOrder(shopper, { ...draft, discountCode: null })).code).toBe("KEY_REUSED");
  });
});

describe("one code in two tabs", () => {
  it("is used by one order only", async () => {
    const { shopper, code, lines } = await aNewcomer();
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () => aDraft(shopper, lines, { discountCode: code })),
    );
    const responses = await Promise.all(drafts.map((draft) => placeOrder(shopper, draft)));
    expect(responses.map(({ code: refusal }) => refusal ?? "placed").sort()).toEqual([
      ...Array.from({ length: 5 }, () => "CODE_SPENT"),
      "placed",
    ]);
    expect(await stockOf(lines[0]?.productId ?? "")).toBe(9);
  });
});

describe("one intent with a code that is sent many times at once", () => {
  it("is one order for all requests", async () => {
    const { shopper, code, lines } = await aNewcomer();
    const draft = await aDraft(shopper, lines, { discountCode: code });
    const responses = await Promise.all(Array.from({ length: 6 }, () => placeOrder(shopper, draft)));
    expect(new Set(responses.map(({ data }) => data.placeOrder.order.id)).size).toBe(1);
    expect(await stockOf(lines[0]?.productId ?? "")).toBe(9);
  });
});

describe("the code of a cancelled order", () => {
  it("is valid again, also for the next order, which then counts as the first", async () => {
    const [{ shopper, code, lines }, admin] = await Promise.all([aNewcomer(), anAdmin()]);
    const { data } = await placeOrder(shopper, await aDraft(shopper, lines, { discountCode: code }));
    for (const status of ["CANCELLED", "CANCELLED"])
      await changeStatus(admin, data.placeOrder.order.id, status);
    expect(await isCodeUsed(shopper)).toBe(false);
    const secondOrder = await placeOrder(shopper, await aDraft(shopper, lines, { discountCode: code }));
    expect(secondOrder.data.placeOrder.order.discount).toBe(400);
  });

  it("is used again if the order is confirmed again", async () => {
    const [{ shopper, code, lines }, admin] = await Promise.all([aNewcomer(), anAdmin()]);
    const { data } = await placeOrder(shopper, await aDraft(shopper, lines, { discountCode: code }));
    for (const status of ["CANCELLED", "CONFIRMED", "SHIPPED", "RETURNED"])
      expect((await changeStatus(admin, data.placeOrder.order.id, status)).status).toBe(200);
    expect(await isCodeUsed(shopper)).toBe(true);
  });

  it("keeps the order cancelled if the code was used for another order in the meantime", async () => {
    const [{ shopper, code, lines, dress }, admin] = await Promise.all([aNewcomer(), anAdmin()]);
    const firstOrder = await placeOrder(shopper, await aDraft(shopper, lines, { discountCode: code }));
    await changeStatus(admin, firstOrder.data.placeOrder.order.id, "CANCELLED");
    await placeOrder(shopper, await aDraft(shopper, lines, { discountCode: code }));
    for (const status of ["CONFIRMED", "RETURNED"])
      expect(await changeStatus(admin, firstOrder.data.placeOrder.order.id, status)).toMatchObject({
        status: 409,
        code: "CODE_SPENT",
      });
    expect(await stockOf(dress.id)).toBe(9);
  });

  it("does not restrict an order that was placed without it", async () => {
    const [{ shopper, code, lines }, admin] = await Promise.all([aNewcomer(), anAdmin()]);
    const withoutCode = await anOrder({ shopper, lines });
    await changeStatus(admin, withoutCode.id, "CANCELLED");
    await placeOrder(shopper, await aDraft(shopper, lines, { discountCode: code }));
    expect((await changeStatus(admin, withoutCode.id, "CONFIRMED")).status).toBe(200);
  });
});
