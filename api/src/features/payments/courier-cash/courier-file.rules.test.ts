import { expect, it } from "vitest";
import { courierHeaderOf, courierRowOf } from "./courier-file.rules.ts";

it("a cell may have the apostrophe by which a spreadsheet keeps a long number", () => {
  const header = courierHeaderOf(["Order No", "AWB", "COD Amount"]);
  const row = courierRowOf(header, { position: 2, cells: ["'SJ100001", "'123456789012", "'1,299.00"] });
  expect(row).toMatchObject({
    problem: undefined,
    orderNumber: "SJ100001",
    trackingId: "123456789012",
    amount: 129_900,
  });
});
