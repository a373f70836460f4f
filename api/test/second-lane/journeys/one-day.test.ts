import { describe, expect, it } from "vitest";
import { creditsOf } from "../../support/credits.ts";
import { dayBooksOf } from "../../support/day-books.ts";
import { anAddress, type LineInput, type Person } from "../../support/factories.ts";
import { PLACE_ORDER, type OrderFields } from "../../support/operations.ts";
import { parcelCalls } from "../../support/parcel-calls.ts";
import { paymentsOf } from "../../support/payments.ts";
import { payoutCalls } from "../../support/payouts.ts";
import { returnsOf, type ReturnFields } from "../../support/returns.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, aShopper, anAdmin, aProduct, aDraft, aWelcomeCode } = testShop;
const admin = await anAdmin();
const pay = paymentsOf(testShop);
const { pack, ship, orderOf, changeStatus } = parcelCalls(testShop, admin);
const { request, step, completed, linesOf } = returnsOf(testShop);
const { markCollected } = creditsOf(testShop);
const { payoutsOf, give, record } = payoutCalls(testShop, admin);
const books = dayBooksOf(testShop, pay, admin);
await pay.faults({ webhooks: { isOff: true } });

const kurta = await aProduct({
  title: "Kurta",
  sizes: ["S", "M", "L"],
  colors: ["Red"],
  stockOfEach: 5,
  price: 999,
});
const jutti = await aProduct({
  title: "Jutti",
  sizes: ["6", "7"],
  colors: ["Tan"],
  stockOfEach: 4,
  price: 750,
});

const ofKurta = (size: string, quantity: number) => ({ productId: kurta.id, size, color: "Red", quantity });

const place = async (shopper: Person, lines: LineInput[], changes: Record<string, unknown>) => {
  const shippingAddress = anAddress({ email: shopper.email });
  const input = await aDraft(shopper, lines, { shippingAddress, ...changes });
  return (await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token)).data
    .placeOrder.order;
};

const subjectsTo = ({ email }: Person): string[] =>
  pay.sentMails().flatMap(({ to, subject }) => (to === email ? [subject] : []));

type Day = {
  kurta: { S: number; M: number; L: number };
  /** In sizes 6 and 7. */
  jutti: [number, number];
  orders: number;
  waiting: number;
  revenue: number;
  net: number;
};

/** Runs all due jobs, and then compares the stock and the dashboard with the expected figures, each from its own source. */
const expectDay = async (after: string, { kurta: sizes, jutti: [six, seven], ...sales }: Day) => {
  await pay.runJobs();
  const units = {
    "Kurta S": sizes.S,
    "Kurta M": sizes.M,
    "Kurta L": sizes.L,
    "Jutti 6": six,
    "Jutti 7": seven,
  };
  expect({ after, ...(await books.stock()) }).toEqual({ after, units, movements: units });
  const { orders, revenue, net } = sales;
  const inventory = Object.values(units).reduce((total, pieces) => total + pieces, 0);
  const shown = { ...sales, inventory, refundsDue: 0, today: { orders, revenue, net } };
  expect({ after, ...(await books.dashboard()) }).toEqual({ after, ...shown });
};

/** The invoice less its credit notes is the money that the shop keeps, and their tax is the tax of what is kept. */
const expectPapers = async (
  after: string,
  orderId: string,
  expected: { invoiced: number; credited: number; tax: number; isCashOwed?: boolean },
) => {
  const { isCashOwed = false, ...papers } = expected;
  const kept = isCashOwed ? 0 : Math.round((papers.invoiced - papers.credited) * 100) / 100;
  const shown = { ...(await books.papers(orderId)), kept: await books.keptMoney(orderId) };
  expect({ after, ...shown, keptTax: await books.keptTax(orderId) }).toEqual({
    after,
    ...papers,
    kept,
    keptTax: papers.tax,
  });
};

/** One piece of a line, from the request to the inspection, with the figures after each step. */
const takeBack = async (
  what: string,
  requested: ReturnFields,
  { before, done }: { before: Day; done: Day },
): Promise<ReturnFields> => {
  await expectDay(`${what} is requested`, before);
  const approved = (await step("approve", admin, requested)).data.result;
  await expectDay(`${what} is approved`, before);
  const received = (await step("receive", admin, approved)).data.result;
  await expectDay(`${what} is received`, before);
  const lines = received.lines.map(({ id, quantity }) => ({
    lineId: id,
    restocked: quantity,
    writtenOff: 0,
  }));
  const inspected = (await step("inspect", admin, received, { lines })).data.result;
  await expectDay(`${what} is inspected`, done);
  return inspected;
};

describe("a day of the shop", () => {
  it("ends with stock, dashboard, money, invoices and tax right, as after each step before", async () => {
    let day: Day = { kurta: { S: 5, M: 5, L: 5 }, jutti: [4, 4], orders: 0, waiting: 0, revenue: 0, net: 0 };
    await expectDay("the shop opens", day);

    const shopper = await aShopper();
    const order = await place(
      shopper,
      [ofKurta("M", 2), ofKurta("L", 1), { productId: jutti.id, size: "7", color: "Tan", quantity: 1 }],
      { paymentMethod: "ONLINE", discountCode: await aWelcomeCode(shopper) },
    );
    expect(order).toMatchObject({
      totalAmount: 3747,
      shippingCost: 0,
      discount: 1498.8,
      finalAmount: 2248.2,
    });
    day = { ...day, kurta: { S: 5, M: 3, L: 4 }, jutti: [4, 3], orders: 1, revenue: 2248.2 };
    await expectDay("the order is placed", day);
    const session = (await pay.start(shopper, order.id)).data.startPayment;
    await pay.verify(shopper, order.id, await pay.checkout(session));
    day = { ...day, waiting: 1, net: 2248.2 };
    await expectDay("the order is paid", day);
    const invoice = { invoiced: 2248.2, credited: 0, tax: 107.04 };
    await expectPapers("the order is paid", order.id, invoice);

    expect(await pack([order.orderNumber])).toEqual([`${order.orderNumber} is packed`]);
    await expectDay("the order is packed", day);
    await ship(order.id, { courier: "Delhivery", trackingId: "DL4711" });
    day = { ...day, waiting: 0 };
    await expectDay("the order is shipped", day);
    const shipped = await orderOf(order.id, shopper.token);
    expect(shipped).toMatchObject({
      orderStatus: "SHIPPED",
      trackingId: "DL4711",
      trackingUrl: "https://www.delhivery.com/track/package/DL4711",
    });
    expect(shipped.parcels.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[2, 1, 1]]);
    await changeStatus(order.id, "DELIVERED");
    await expectDay("the order is delivered", day);
    await expectPapers("the order is delivered", order.id, invoice);

    const [medium] = await linesOf(order.id);
    const lineId = medium?.id ?? "";
    const exchange = await request(shopper, order.id, [
      { lineId, kind: "EXCHANGE", size: "S", color: "Red" },
    ]);
    const held = { ...day, kurta: { S: 4, M: 3, L: 4 } };
    day = { ...held, kurta: { S: 4, M: 4, L: 4 } };
    const exchanged = await takeBack("the exchange", exchange.data.result, { before: held, done: day });
    expect(exchanged).toMatchObject({ status: "COMPLETED", creditedAmount: 0 });
    const parcel = { courier: "Delhivery", trackingId: "DL4712" };
    expect((await step("sendReplacement", admin, exchanged, parcel)).errors).toEqual([]);
    await expectDay("the replacement is sent", day);
    await expectPapers("the exchange", order.id, invoice);

    const back = await request(shopper, order.id, [{ lineId, reason: "NOT_AS_SHOWN" }]);
    const returned = { ...day, kurta: { S: 4, M: 5, L: 4 }, net: 1648.8 };
    const refunded = await takeBack("the return", back.data.result, { before: day, done: returned });
    day = returned;
    expect(refunded).toMatchObject({ expectedAmount: 599.4, creditedAmount: 599.4 });
    await expectPapers("the return", order.id, { invoiced: 2248.2, credited: 599.4, tax: 78.5 });
    expect((await pay.ledger()).refunds).toMatchObject([{ amount: 59_940, status: "processed" }]);
    expect(subjectsTo(shopper)).toContainEqual(expect.stringMatching(/^Credit note CN\/.* for order /));

    const buyer = await aShopper();
    const cash = await place(buyer, [ofKurta("S", 2)], { paymentMethod: "COD" });
    day = { ...day, kurta: { S: 2, M: 5, L: 4 }, orders: 2, waiting: 1, revenue: 4246.2 };
    await expectDay("the cash order is placed", day);
    const owed = { invoiced: 1998, credited: 0, tax: 95.14, isCashOwed: true };
    await expectPapers("the cash order is placed", cash.id, owed);
    await pack([cash.orderNumber]);
    await ship(cash.id, { courier: "DTDC", trackingId: "D4713" });
    await changeStatus(cash.id, "DELIVERED");
    day = { ...day, waiting: 0 };
    await expectDay("the cash order is delivered", day);
    await markCollected(admin, cash.id);
    day = { ...day, net: 3646.8 };
    await expectDay("the cash is collected", day);
    await expectPapers("the cash is collected", cash.id, { ...owed, isCashOwed: false });

    const [small] = await linesOf(cash.id);
    const ofCash = (await request(buyer, cash.id, [{ lineId: small?.id ?? "" }])).data.result;
    const paidBack = await completed(admin, ofCash);
    expect(paidBack).toMatchObject({ status: "COMPLETED", creditedAmount: 999 });
    day = { ...day, kurta: { S: 3, M: 5, L: 4 }, net: 2647.8 };
    await expectDay("the piece of the cash order is back", day);
    const [payout] = await payoutsOf(buyer, cash.id);
    expect(payout).toMatchObject({ amount: 999, state: "WAITING" });
    const payoutId = payout?.id ?? "";
    expect((await give(buyer, { payoutId, upiId: "buyer@okaxis" })).data.givePayoutDetails.state).toBe("DUE");
    await expectDay("the shopper has named an account", day);
    expect((await record(payoutId, "UTR 4711")).data.recordPayout.state).toBe("PAID");
    await expectDay("the payout is recorded", day);
    // Half of the tax is 47.57. The tax of one piece is rounded down to an even paisa.
    await expectPapers("the payout", cash.id, { invoiced: 1998, credited: 999, tax: 47.58 });
    expect(subjectsTo(buyer)).toContainEqual(expect.stringMatching(/^Credit note CN\/.* for order /));
    expect(subjectsTo(buyer)).toContain(`Your refund of ₹999.00 for order ${cash.orderNumber} is paid`);

    for (const [{ id }, person] of [
      [order, shopper],
      [cash, buyer],
    ] as const)
      expect((await orderOf(id, person.token)).orderStatus).toBe("DELIVERED");
  }, 60_000);
});
