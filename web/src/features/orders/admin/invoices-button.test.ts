import { expect, it } from "vitest";
import { leftOutText } from "./invoices-button.tsx";

it("names the orders that a PDF of invoices leaves out", () => {
  expect(leftOutText([], 3)).toBeNull();
  expect(leftOutText(["SJ1"], 3)).toBe("Order SJ1 has no invoice yet, so the PDF leaves it out.");
  expect(leftOutText(["SJ1", "SJ2"], 3)).toBe(
    "Orders SJ1, SJ2 have no invoice yet, so the PDF leaves them out.",
  );
  expect(leftOutText(["SJ1", "SJ2"], 2)).toBe("None of these orders has an invoice yet.");
});
