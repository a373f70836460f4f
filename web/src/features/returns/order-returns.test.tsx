import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { OrderReturns } from "./order-returns.tsx";

const markupOf = (returns: OrderCard_OrderFragment["returns"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OrderReturns order={{ returns }} />
    </MemoryRouter>,
  );

it("an order's returns and exchanges stand on its card with their last step, each with a link", () => {
  const markup = markupOf([
    { id: "r1", returnNumber: "R-1001", step: "REPLACEMENT_SENT", isExchange: true },
    { id: "r2", returnNumber: "R-1002", step: "REQUESTED", isExchange: false },
  ]);
  expect([...markup.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, text]) => [href, text])).toEqual(
    [
      ["/user/dashboard/returns#return-r1", "Exchange R-1001: Replacement on its way"],
      ["/user/dashboard/returns#return-r2", "Return R-1002: Requested"],
    ],
  );
  expect(markupOf([])).toBe("");
});
