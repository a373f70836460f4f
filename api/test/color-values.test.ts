import { expect, it } from "vitest";
import { colorValue } from "../../web/src/features/catalogue/color-values.ts";
import { demoColors } from "../tools/demo/colors.ts";

it("the shop's swatches show the colours in which the demo pictures are drawn", () => {
  const swatchColors = Object.keys(demoColors).map((name) => [name, colorValue(name)]);
  expect(swatchColors.length).toBeGreaterThan(30);
  expect(Object.fromEntries(swatchColors)).toEqual(demoColors);
});
