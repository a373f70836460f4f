import { expect, it } from "vitest";
import { dashboardAndBooks } from "../support/counted-books.ts";
import { creditsOf } from "../support/credits.ts";
import { dashboardCalls } from "../support/dashboard-calls.ts";
import { dayBooksOf } from "../support/day-books.ts";
import { anAddress, type LineInput, type Person } from "../support/factories.ts";
import { moneyFigures } from "../support/money-figures.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { PLACE_ORDER, type OrderFields } from "../support/operations.ts";
import { parcelCalls } from "../support/parcel-calls.ts";
import { paymentsOf } from "../support/payments.ts";
import { payoutCalls } from "../support/payouts.ts";
import { randomDraws, runStep } from "../support/random-draws.ts";
import { returnsOf, type ReturnFields } from "../support/returns.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, anAdmin, aShopper, aProduct, anOrder, aDraft, aWelcomeCode } = testShop;
const admin = await anAdmin();

/** Pieces by size, of the kurta in S, M and L, of the jutti in 6 and 7; counts and rupees of the payments page. */
type Step = {
  kurta: [number, number, number];
  jutti: [number, number];
  money: Record<string, [number, number]>;
};

it("a day of the shop ends with stock, dashboard, money, invoices and tax right, as after each step before", async () => {
  const pay = paymentsOf(testShop);
  await pay.faults({ webhooks: { isOff: true } });
  const { pack, ship, orderOf, changeStatus } = parcelCalls(testShop, admin);
  const { request, step, completed, linesOf } = returnsOf(testShop);
  const { markCollected } = creditsOf(testShop);
  const { payoutsOf, give, record, undo, passUndoTime } = payoutCalls(testShop, admin);
  const { expectStock, expectPapers } = dayBooksOf(testShop, pay);
  const money = moneyFigures(testShop, admin);

  const kurta = await aProduct({ sizes: ["S", "M", "L"], colors: ["Red"], stockOfEach: 5, price: 999 });
  const jutti = await aProduct({ sizes: ["6", "7"], colors: ["Tan"], stockOfEach: 4, price: 750 });
  const ofKurta = (size: string, quantity: number) => ({
    productId: kurta.id,
    size,
    color: "Red",
    quantity,
  });

  const place = async (shopper: Person, lines: LineInput[], changes: Record<string, unknown>) => {
    const shippingAddress = anAddress({ email: shopper.email });
    const input = await aDraft(shopper, lines, { shippingAddress, ...changes });
    type Placed = { placeOrder: { order: OrderFields } };
    return (await gql<Placed>(PLACE_ORDER, { input }, shopper.token)).data.placeOrder.order;
  };
  const subjectsTo = ({ email }: Person): string[] =>
    pay.sentMails().flatMap(({ to, subject }) => (to === email ? [subject] : []));

  /** Runs all due jobs, and then compares stock, dashboard and payments page, each with its own source. */
  const expectDay = async (after: string, expected: Step) => {
    await pay.runJobs();
    const {
      kurta: [S, M, L],
      jutti: [six, seven],
    } = expected;
    await expectStock(after, kurta.id, { S, M, L });
    await expectStock(after, jutti.id, { 6: six, 7: seven });
    const { dashboard, books } = await dashboardAndBooks(testShop, admin);
    expect({ after, ...dashboard }).toEqual({ after, ...books });
    expect({ after, due: (await dashboardCalls(testShop).figures(admin)).refundsDueCount }).toEqual({
      after,
      due: 0,
    });
    expect({ after, ...(await money.figures()) }).toMatchObject({ after, ...expected.money });
    await money.expectConsistent();
  };

  /** One piece of a line, from the request to the inspection, with the figures after each step. */
  const takeBack = async (
    what: string,
    requested: ReturnFields,
    before: Step,
    done: Step,
  ): Promise<ReturnFields> => {
    await expectDay(`${what} is requested`, before);
    const approved = (await step("approve", admin, requested)).data.result;
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

  const none: Step["money"] = {
    ONLINE: [0, 0],
    CASH: [0, 0],
    CASH_OWED: [0, 0],
    REFUNDED: [0, 0],
    REFUND_DUE: [0, 0],
  };
  let day: Step = { kurta: [5, 5, 5], jutti: [4, 4], money: none };
  await expectDay("the shop opens", day);
  const opened = await dashboardCalls(testShop).figures(admin);

  const shopper = await aShopper();
  const order = await place(
    shopper,
    [ofKurta("M", 2), ofKurta("L", 1), { productId: jutti.id, size: "7", color: "Tan", quantity: 1 }],
    { paymentMethod: "ONLINE", discountCode: await aWelcomeCode(shopper) },
  );
  expect(order).toMatchObject({ totalAmount: 3747, discount: 1498.8, finalAmount: 2248.2 });
  day = { kurta: [5, 3, 4], jutti: [4, 3], money: none };
  await expectDay("the order is placed", day);
  const session = (await pay.start(shopper, order.id)).data.startPayment;
  await pay.verify(shopper, order.id, await pay.checkout(session));
  day = { ...day, money: { ...none, ONLINE: [1, 2248.2] } };
  await expectDay("the order is paid", day);
  const invoice = { orderId: order.id, invoiced: 2248.2, credited: 0, tax: 107.04 };
  await expectPapers("the order is paid", invoice);

  expect(await pack([order.orderNumber])).toEqual([`${order.orderNumber} is packed`]);
  await ship(order.id, { courier: "Delhivery", trackingId: "DL4711" });
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
  await expectPapers("the order is delivered", invoice);

  const [medium] = await linesOf(order.id);
  const lineId = medium?.id ?? "";
  const exchange = await request(shopper, order.id, [{ lineId, kind: "EXCHANGE", size: "S", color: "Red" }]);
  const held: Step = { ...day, kurta: [4, 3, 4] };
  day = { ...held, kurta: [4, 4, 4] };
  const exchanged = await takeBack("the exchange", exchange.data.result, held, day);
  expect(exchanged).toMatchObject({ status: "COMPLETED", creditedAmount: 0 });
  const parcel = { courier: "Delhivery", trackingId: "DL4712" };
  expect((await step("sendReplacement", admin, exchanged, parcel)).errors).toEqual([]);
  await expectDay("the replacement is sent", day);
  await expectPapers("the exchange", invoice);

  const back = await request(shopper, order.id, [{ lineId, reason: "NOT_AS_SHOWN" }]);
  const returned: Step = { ...day, kurta: [4, 5, 4], money: { ...day.money, REFUNDED: [1, 599.4] } };
  const refunded = await takeBack("the return", back.data.result, day, returned);
  day = returned;
  expect(refunded).toMatchObject({ expectedAmount: 599.4, creditedAmount: 599.4 });
  await expectPapers("the return", { ...invoice, credited: 599.4, tax: 78.5 });
  expect((await pay.ledger()).refunds).toMatchObject([{ amount: 59_940, status: "processed" }]);
  expect(subjectsTo(shopper)).toContainEqual(expect.stringMatching(/^Credit note CN\/.* for order /));

  const buyer = await aShopper();
  const cash = await place(buyer, [ofKurta("S", 2)], { paymentMethod: "COD" });
  day = { ...day, kurta: [2, 5, 4] };
  await expectDay("the cash order is placed", day);
  const owed = { orderId: cash.id, invoiced: 1998, credited: 0, tax: 95.14, isCashOwed: true };
  await expectPapers("the cash order is placed", owed);
  await pack([cash.orderNumber]);
  await ship(cash.id, { courier: "DTDC", trackingId: "D4713" });
  await changeStatus(cash.id, "DELIVERED");
  await expectDay("the cash order is delivered", { ...day, money: { ...day.money, CASH_OWED: [1, 1998] } });
  await markCollected(admin, cash.id);
  day = { ...day, money: { ...day.money, CASH: [1, 1998] } };
  await expectDay("the cash is collected", day);
  await expectPapers("the cash is collected", { ...owed, isCashOwed: false });

  const [small] = await linesOf(cash.id);
  const ofCash = (await request(buyer, cash.id, [{ lineId: small?.id ?? "" }])).data.result;
  const paidBack = await completed(admin, ofCash);
  expect(paidBack).toMatchObject({ status: "COMPLETED", creditedAmount: 999 });
  day = { ...day, kurta: [3, 5, 4], money: { ...day.money, REFUND_DUE: [1, 999] } };
  await expectDay("the piece of the cash order is back", day);
  const [payout] = await payoutsOf(buyer, cash.id);
  expect(payout).toMatchObject({ amount: 999, state: "WAITING" });
  const payoutId = payout?.id ?? "";
  expect((await give(buyer, { payoutId, upiId: "buyer@okaxis" })).data.givePayoutDetails.state).toBe("DUE");
  expect((await record(payoutId, "UTR 4710")).data.recordPayout.state).toBe("PAID");
  expect((await undo(payoutId)).data.undoPayout.state).toBe("DUE");
  await expectDay("a wrong record of the payout is undone", day);
  expect((await record(payoutId, "UTR 4711")).data.recordPayout.state).toBe("PAID");
  await passUndoTime(payoutId);
  day = { ...day, money: { ...day.money, REFUND_DUE: [0, 0], REFUNDED: [2, 1598.4] } };
  await expectDay("the payout is recorded", day);
  // Half of the tax is 47.57. The tax of one piece is rounded down to an even paisa.
  await expectPapers("the payout", { ...owed, isCashOwed: false, credited: 999, tax: 47.58 });
  expect(subjectsTo(buyer)).toContainEqual(expect.stringMatching(/^Credit note CN\/.* for order /));
  expect(subjectsTo(buyer)).toContain(`Your refund of ₹999.00 for order ${cash.orderNumber} is paid`);
  const closed = await dashboardCalls(testShop).figures(admin);
  expect(closed.orderCount - opened.orderCount).toBe(2);
  expect(closed.revenue - opened.revenue).toBeCloseTo(4246.2, 2);
  expect(closed.netRevenue - opened.netRevenue).toBeCloseTo(2647.8, 2);
  for (const [{ id }, person] of [
    [order, shopper],
    [cash, buyer],
  ] as const)
    expect((await orderOf(id, person.token)).orderStatus).toBe("DELIVERED");
});

const statuses = ["pending", "confirmed", "processing", "shipped", "delivered", "cancelled", "returned"];

const emails = ["Buyer-1@example.com", "buyer-1@example.com", "b2@example.com", ""];

/** A drawn place of the orders, by the number of the order. */
const ONE_ORDER =
  "select id from orders order by order_number offset $1::bigint % (select greatest(count(*), 1) from orders) limit 1";

it("the figures of the dashboard equal the books after each round of random changes", async () => {
  const products = await Promise.all(
    [111.11, 222.22, 333.33].map((price) => aProduct({ stock: 500, price })),
  );
  const shoppers = await Promise.all([1, 2, 3].map(() => aShopper()));
  const { where: whereIn, draw } = randomDraws(2000);
  const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
  const position = () =>
    anOrder({
      shopper: pick(shoppers),
      lines: [{ productId: pick(products).id, quantity: 1 + draw(3) }],
    });
  const update = (set: string, values: unknown[]) =>
    sql(`update orders set ${set} where id = (${ONE_ORDER})`, [draw(2 ** 31), ...values]);
  const changes: (() => Promise<unknown>)[] = [
    position,
    position,
    () => update("order_status = $2", [pick(statuses)]),
    () => update("payment_status = $2", [pick(["pending", "completed", "failed", "refunded"])]),
    () => update("order_status = $2, payment_status = 'completed'", [pick(statuses)]),
    () =>
      sql(
        `insert into order_credits (order_id, source_id, reason, amount, tax, shipping, shipping_tax)
         select id, uuidv7(), 'pieces were returned', least(10000, final_amount - credited_amount), 0, 0, 0
         from orders where id = (${ONE_ORDER}) for no key update`,
        [draw(2 ** 31)],
      ),
    () => update("created_at = created_at - make_interval(hours => $2)", [pick([1, 40, 29 * 24, 95 * 24])]),
    () => update("ship_email = $2, ship_full_name = $3", [pick(emails), pick(["Asha Rao", "Kiran Rao"])]),
    () => sql("update stock_units set stock = stock + 3 where product_id = $1", [pick(products).id]),
  ];
  for (let round = 1; round <= 12; round += 1) {
    const where = whereIn(round);
    for (let count = 0; count < 6; count += 1) await runStep(where, pick(changes));
    const { dashboard, books } = await dashboardAndBooks(testShop, admin);
    expect({ where, ...dashboard }).toEqual({ where, ...books });
  }
});
