import { expect, it } from "vitest";
import { bookChecks, findViolations } from "../../tools/faults/shop-checks.ts";
import { mayBeRefused } from "../support/answer-checks.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { paymentsOf } from "../support/payments.ts";
import { lostPieces, randomCorrections } from "../support/random-corrections.ts";
import { randomDraws, runStep } from "../support/random-draws.ts";
import { randomTrade } from "../support/random-trade.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql } = testShop;
const pay = paymentsOf(testShop);
await pay.faults({ webhooks: { isOff: true } });

const stepsOfRound = 25;
const minRounds = 16;
const maxRounds = 100;

/** Which corrections the shop has accepted. */
const corrections = async (): Promise<Record<string, boolean>> => {
  const [done] = await sql<Record<string, boolean>>(
    `select exists (select from order_status_changes where from_status in ('cancelled', 'returned')) as reopened,
       exists (select from order_status_changes where from_status = 'delivered' and to_status = 'shipped') as "takenBack",
       exists (select from audit_entries where action = 'changeOrderLine') as "anotherSize",
       exists (select from audit_entries where action = 'undoPayout') as "undonePayout",
       exists (select from order_portion_changes c join order_lines l on l.id = c.order_line_id
         where c.held_for = l.order_id) as "missingPieces"`,
  );
  return done ?? {};
};

it("the books add up after each round of random trade in which people correct what they did", async () => {
  const { where: whereIn, draw } = randomDraws(50_000);
  const admin = await testShop.anAdmin();
  const { steps, people } = await randomTrade(testShop, pay, admin, draw, mayBeRefused);
  const all = [...steps, ...randomCorrections(testShop, pay, { admin, people, draw })];
  const atStart = await sql<{ id: string; stock: number }>("select id, stock from stock_units");
  for (let round = 1; round <= maxRounds; round += 1) {
    const where = whereIn(round);
    for (let count = 0; count < stepsOfRound; count += 1) await runStep(where, all[draw(all.length)]);
    await pay.runJobs();
    await sql("delete from throttles");
    const lost = await lostPieces(testShop);
    const initialPieces = new Map(atStart.map(({ id, stock }) => [id, stock - (lost.get(id) ?? 0)]));
    const violations = await findViolations({ sql, razorpay: pay, initialPieces }, bookChecks);
    expect({ where, violations }).toEqual({ where, violations: [] });
    if (round >= minRounds && Object.values(await corrections()).every(Boolean)) return;
  }
  expect(await corrections()).toEqual({
    reopened: true,
    takenBack: true,
    anotherSize: true,
    undonePayout: true,
    missingPieces: true,
  });
});
