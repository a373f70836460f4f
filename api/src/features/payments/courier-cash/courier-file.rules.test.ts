import { expect, it } from "vitest";
import { courierHeaderOf, courierRowOf, withCorrections } from "./courier-file.rules.ts";

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

it("a corrected row has its own cells in place of the file's, without the problem of the file", () => {
  const header = courierHeaderOf(["AWB", "COD Amount"]);
  const rows = [
    courierRowOf(header, { position: 2, cells: ["1.23457E+11", "600"] }),
    courierRowOf(header, { position: 3, cells: ["AWB778", "300"] }),
  ];
  expect(rows[0]?.problem).toBeDefined();
  const corrected = withCorrections(rows, [
    { position: 2, order: "'SJ100001", tracking: " AWB779 ", amount: "1,600.50" },
  ]);
  expect(corrected[0]).toMatchObject({
    problem: undefined,
    orderNumber: "SJ100001",
    trackingId: "AWB779",
    amount: 160_050,
  });
  expect(corrected[1]).toBe(rows[1]);
});
