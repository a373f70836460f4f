import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Price } from "./price.tsx";

const words = (markup: string) => markup.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");

it("tells the price, the struck-through one and the label apart without colours", () => {
  expect(words(renderToStaticMarkup(<Price amount={2499} original={2998.8} label="17% OFF" />))).toBe(
    "|Price |₹2,499|Original price |₹2,998.80|17% OFF|",
  );
});

it("is the bare amount when there is nothing to compare it with", () => {
  expect(words(renderToStaticMarkup(<Price amount={99} />))).toBe("|₹99|");
});
