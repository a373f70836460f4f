import { expect, it } from "vitest";
import { shopOfSpecification } from "../../shop.fixture.ts";
import { setShop } from "../../shop.ts";
import { pageOfPast } from "./past-page.ts";

setShop({ ...shopOfSpecification, returnDays: 7 });

it("fills the known figures of the past into each depth of a page", () => {
  const page = {
    id: "terms-of-sale.1",
    slug: "terms-of-sale",
    name: "Terms",
    heading: "{returnDays} days",
    lead: ["Free above ", ["figure", "freeShippingAbove"]],
    aside: [],
    body: [
      ["h", 2, "Returns"],
      ["ul", ["li", ["b", ["figure", "returnDays"], " days"], " or ", ["figure", "unknown"]]],
    ],
    description: "",
    version: 1,
    publishedAt: "2026-11-01T00:00:00.000Z",
    isCurrent: false,
  };
  expect(pageOfPast(page, { ...shopOfSpecification, returnDays: 30 })).toMatchObject({
    heading: "30 days",
    lead: ["Free above ", "₹500"],
    body: [
      ["h", 2, "Returns"],
      ["ul", ["li", ["b", "30", " days"], " or ", "{unknown}"]],
    ],
  });
});
