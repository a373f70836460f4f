import { expect, it } from "vitest";
import { skipNumbers, takeNumber } from "../src/features/invoices/invoice.store.ts";
import { skipOrderNumbers } from "../src/features/orders/order-number.store.ts";
import { openTestShop } from "./support/test-shop.ts";

const { shop, anOrder } = await openTestShop();
const { manager } = shop.database.source;

it("order numbers continue after the last one that was assigned", async () => {
  await skipOrderNumbers(manager, 100_999);
  expect((await anOrder()).orderNumber).toBe("SJ101000");
});

it("order numbers never go back", async () => {
  await skipOrderNumbers(manager, 102_000);
  await skipOrderNumbers(manager, 101_500);
  expect((await anOrder()).orderNumber).toBe("SJ102001");
});

it.each(["invoice_counters", "credit_note_counters"] as const)(
  "numbers of %s continue after the last one of their year, and never go back",
  async (series) => {
    await skipNumbers(manager, series, { year: "26-27", number: 123 });
    expect(await takeNumber(manager, series, "26-27")).toBe(124);
    await skipNumbers(manager, series, { year: "26-27", number: 100 });
    expect(await takeNumber(manager, series, "26-27")).toBe(125);
    expect(await takeNumber(manager, series, "27-28")).toBe(1);
  },
);
