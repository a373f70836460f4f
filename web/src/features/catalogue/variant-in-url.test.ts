import { expect, it } from "vitest";
import { readVariant, writeVariant } from "./variant-in-url.ts";

const kurta = { availableSizes: ["S", "M"], availableColors: ["Indigo", "Wine"] };
const jhumkas = { availableSizes: [], availableColors: [] };
const read = (options: typeof kurta, url: string) => readVariant(options, new URLSearchParams(url));

it("selects the first colour and no size by default", () => {
  expect(read(kurta, "")).toEqual({ size: null, color: "Indigo" });
  expect(read(jhumkas, "color=Wine&size=S")).toEqual({ size: null, color: null });
});

it("restores the variant of a shared link", () => {
  const variant = { size: "M", color: "Wine" };
  expect(read(kurta, writeVariant(kurta, variant).toString())).toEqual(variant);
});

it("ignores sizes and colours that the product does not have", () => {
  expect(read(kurta, "color=Sage&size=XXL")).toEqual({ size: null, color: "Indigo" });
});

it("omits a variant that equals the default", () => {
  expect(writeVariant(kurta, { size: null, color: "Indigo" }).toString()).toBe("");
  expect(
    writeVariant({ availableSizes: ["M"], availableColors: [] }, { size: "M", color: null }).toString(),
  ).toBe("");
});
