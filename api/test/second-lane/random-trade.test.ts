import { expect, it } from "vitest";
import { bookChecks, findViolations } from "../../tools/faults/shop-checks.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { paymentsOf } from "../support/payments.ts";
import { randomDraws, runStep } from "../support/random-draws.ts";
import { randomTrade } from "../support/random-trade.ts";
import { addsUp, ordersByBothWays } from "../support/rest-order-amounts.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql } = testShop;
const pay = paymentsOf(testShop);
await pay.faults({ webhooks: { isOff: true } });

const stepsOfRound = 25;
const minRounds = 12;
const maxRounds = 100;

const piecesInStock = async () => {
  const rows = await sql<{ id: string; stock: number }>("select id, stock from stock_units");
  return new Map(rows.map(({ id, stock }) => [id, stock]));
};

/** Which of the rare cases the shop has had. */
const rareCases = async (): Promise<Record<string, boolean>> => {
  const [cases] = await sql<Record<string, boolean>>(
    `select exists (select from cash_roundings where credit_id is null) as "roundedCash",
       exists (select from cash_roundings where credit_id is not null) as "roundedPayout",
       exists (select from return_lines where missing > 0) as "missingPieces",
       exists (select from return_steps where kind = 'completed' group by return_id having count(*) > 1) as "latePieces"`,
  );
  return cases ?? {};
};

it("the books add up after each round of random trade, with the same amounts by REST and GraphQL", async () => {
  const { where: whereIn, draw } = randomDraws(50_000);
  const admin = await testShop.anAdmin();
  const { steps, lost, people } = await randomTrade(testShop, pay, admin, draw);
  const atStart = await piecesInStock();
  for (let round = 1; round <= maxRounds; round += 1) {
    const where = whereIn(round);
    for (let count = 0; count < stepsOfRound; count += 1) await runStep(where, steps[draw(steps.length)]);
    await pay.runJobs();
    // Three shoppers buy for all.
    await sql("delete from throttles");
    const initialPieces = new Map([...atStart].map(([id, pieces]) => [id, pieces - (lost.get(id) ?? 0)]));
    const violations = await findViolations({ sql, razorpay: pay, initialPieces }, bookChecks);
    expect({ where, violations }).toEqual({ where, violations: [] });
    if (round >= minRounds && Object.values(await rareCases()).every(Boolean)) break;
  }
  expect(await rareCases()).toEqual({
    roundedCash: true,
    roundedPayout: true,
    missingPieces: true,
    latePieces: true,
  });
  const where = whereIn(maxRounds);
  for (const viewer of [admin, ...people]) {
    const { rest, graphql } = await ordersByBothWays(testShop, viewer, viewer === admin);
    expect({ where, orders: rest }).toEqual({ where, orders: graphql });
    expect({ where, wrong: rest.filter((order) => !addsUp(order)) }).toEqual({ where, wrong: [] });
    expect(rest.some(({ discount }) => discount > 0)).toBe(true);
  }
});
