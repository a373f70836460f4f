import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Price } from "./price.tsx";

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");

it("names price, original price and label for screen readers", () => {
  expect(textOf(renderToStaticMarkup(<Price amount={2499} original={2998.8} label="17% OFF" />))).toBe(
    "|Price |₹2,499|Original price |₹2,998.80|17% OFF|",
  );
});

it("names an MRP", () => {
  expect(
    textOf(renderToStaticMarkup(<Price amount={1499} original={1999} isMrp label="25% OFF" size="large" />)),
  ).toBe("|Price |₹1,499|MRP |₹1,999|25% OFF|");
});

it("leaves out an MRP that is not above the price", () => {
  expect(textOf(renderToStaticMarkup(<Price amount={1999} original={1999} isMrp label="" />))).toBe(
    "|₹1,999|",
  );
});

it("shows only the amount without an original price", () => {
  expect(textOf(renderToStaticMarkup(<Price amount={99} />))).toBe("|₹99|");
});
