import { expect, it } from "vitest";
import { readChoice, writeChoice } from "./choice-in-url.ts";

const kurta = { availableSizes: ["S", "M"], availableColors: ["Indigo", "Wine"] };
const jhumkas = { availableSizes: [], availableColors: [] };
const read = (options: typeof kurta, url: string) => readChoice(options, new URLSearchParams(url));

it("shows the first colour, and no size, to who has chosen nothing", () => {
  expect(read(kurta, "")).toEqual({ size: null, color: "Indigo" });
  expect(read(jhumkas, "color=Wine&size=S")).toEqual({ size: null, color: null });
});

it("shows a mailed link's choice again", () => {
  const choice = { size: "M", color: "Wine" };
  expect(read(kurta, writeChoice(kurta, choice).toString())).toEqual(choice);
});

it("passes over what the piece does not come in", () => {
  expect(read(kurta, "color=Sage&size=XXL")).toEqual({ size: null, color: "Indigo" });
});

it("keeps the URL bare where it says nothing new", () => {
  expect(writeChoice(kurta, { size: null, color: "Indigo" }).toString()).toBe("");
  expect(
    writeChoice({ availableSizes: ["M"], availableColors: [] }, { size: "M", color: null }).toString(),
  ).toBe("");
});
