import { expect, it } from "vitest";
import { skipInvoiceNumbers, takeInvoiceNumber } from "../src/features/invoices/invoice.store.ts";
import { skipOrderNumbers } from "../src/features/orders/order-number.store.ts";
import { openTestShop } from "./support/test-shop.ts";

const { shop, anOrder } = await openTestShop();
const { manager } = shop.database.source;

it("order numbers continue after the last one that was assigned, and never go back", async () => {
  await skipOrderNumbers(manager, 100_999);
  expect((await anOrder()).orderNumber).toBe("SJ101000");
  await skipOrderNumbers(manager, 100_500);
  expect((await anOrder()).orderNumber).toBe("SJ101001");
});

it("invoice numbers continue after the last one of their year, and never go back", async () => {
  await skipInvoiceNumbers(manager, { year: "26-27", number: 123 });
  expect(await takeInvoiceNumber(manager, "26-27")).toBe(124);
  await skipInvoiceNumbers(manager, { year: "26-27", number: 100 });
  expect(await takeInvoiceNumber(manager, "26-27")).toBe(125);
  expect(await takeInvoiceNumber(manager, "27-28")).toBe(1);
});
