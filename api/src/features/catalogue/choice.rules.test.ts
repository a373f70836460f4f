import { describe, expect, it } from "vitest";
import { choiceOf, quantityOf } from "./choice.rules.ts";

const dress = { availableSizes: ["S", "M"], availableColors: ["Red", "Ivory"] };
const stole = { availableSizes: [], availableColors: [] };

const sentence = "Please select size and color.";

describe("a choice", () => {
  it("is one of the sizes and one of the colours", () => {
    expect(choiceOf(dress, { size: "M", color: "Ivory" })).toEqual({ size: "M", color: "Ivory" });
    expect(choiceOf(dress, { size: " S ", color: "Red\n" })).toEqual({ size: "S", color: "Red" });
  });

  it.each([
    [{ size: "M" }, "color"],
    [{ color: "Red" }, "size"],
    [{ size: null, color: null }, "size"],
    [{ size: "", color: "Red" }, "size"],
    [{ size: "XL", color: "Red" }, "size"],
    [{ size: "m", color: "Red" }, "size"],
    [{ size: "M", color: "Green" }, "color"],
  ])("has to be made: %j", (wish, field) => {
    expect(() => choiceOf(dress, wish)).toThrow(
      expect.objectContaining({ code: "CHOOSE_SIZE_AND_COLOR", message: sentence, details: { field } }),
    );
  });

  it("is none where the product comes in one size and as shown, whatever is sent", () => {
    expect(choiceOf(stole, {})).toEqual({ size: null, color: null });
    expect(choiceOf(stole, { size: "M", color: "Red" })).toEqual({ size: null, color: null });
  });
});

describe("the pieces of a line", () => {
  it("are 1 to 99", () => {
    expect([quantityOf(1), quantityOf(99)]).toEqual([1, 99]);
  });

  it.each([0, -1, 100, 1.5, NaN, Infinity, 2 ** 31])("are not %d", (quantity) => {
    expect(() => quantityOf(quantity)).toThrow(expect.objectContaining({ code: "BAD_QUANTITY" }));
  });
});
