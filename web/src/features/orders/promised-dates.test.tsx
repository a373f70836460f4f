import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { OrderStatus } from "../../graphql/generated.ts";
import { PromisedDates } from "./promised-dates.tsx";

const textOf = (
  promisedFrom: string | null,
  promisedTo: string | null,
  orderStatus: OrderStatus = "CONFIRMED",
) =>
  renderToStaticMarkup(<PromisedDates order={{ promisedFrom, promisedTo, orderStatus }} />).replace(
    /<[^>]+>/g,
    "",
  );

it("promised dates are a range, or one date if both are the same day", () => {
  expect(textOf("2026-11-25", "2026-11-28")).toBe("Promised for 25 Nov to 28 Nov 2026");
  expect(textOf("2026-12-31", "2027-01-02")).toBe("Promised for 31 Dec 2026 to 2 Jan 2027");
  expect(textOf("2026-11-25", "2026-11-25")).toBe("Promised for 25 Nov 2026");
});

it.each([
  [null, null, "CONFIRMED"],
  ["2026-11-25", "2026-11-28", "CANCELLED"],
  ["2026-11-25", "2026-11-28", "RETURNED"],
] as const)("%s to %s: nothing is promised for an order that is %s", (from, to, status) => {
  expect(textOf(from, to, status)).toBe("");
});
