import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PromisedDates } from "./promised-dates.tsx";

const textOf = (promisedFrom: string | null, promisedTo: string | null, orderStatus = "CONFIRMED" as const) =>
  renderToStaticMarkup(<PromisedDates order={{ promisedFrom, promisedTo, orderStatus }} />).replace(
    /<[^>]+>/g,
    "",
  );

it("promised dates are a range, or one date if both are the same day", () => {
  expect(textOf("2026-11-25", "2026-11-28")).toBe("Promised for 25 Nov 2026 to 28 Nov 2026");
  expect(textOf("2026-11-25", "2026-11-25")).toBe("Promised for 25 Nov 2026");
  expect(textOf(null, null)).toBe("");
});
