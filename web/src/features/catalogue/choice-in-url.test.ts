import { expect, it } from "vitest";
import { readChoice, writeChoice } from "./choice-in-url.ts";

const kurta = { availableSizes: ["S", "M"], availableColors: ["Indigo", "Wine"] };
const jhumkas = { availableSizes: [], availableColors: [] };
const read = (options: typeof kurta, url: string) => readChoice(options, new URLSearchParams(url));

it("selects the first colour and no size by default", () => {
  expect(read(kurta, "")).toEqual({ size: null, color: "Indigo" });
  expect(read(jhumkas, "color=Wine&size=S")).toEqual({ size: null, color: null });
});

it("restores the choice of a shared link", () => {
  const choice = { size: "M", color: "Wine" };
  expect(read(kurta, writeChoice(kurta, choice).toString())).toEqual(choice);
});

it("ignores sizes and colours that the product does not have", () => {
  expect(read(kurta, "color=Sage&size=XXL")).toEqual({ size: null, color: "Indigo" });
});

it("omits a choice that equals the default", () => {
  expect(writeChoice(kurta, { size: null, color: "Indigo" }).toString()).toBe("");
  expect(
    writeChoice({ availableSizes: ["M"], availableColors: [] }, { size: "M", color: null }).toString(),
  ).toBe("");
});
