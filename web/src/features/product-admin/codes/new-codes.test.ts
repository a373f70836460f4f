import { describe, expect, it } from "vitest";
import { variantKey } from "../stock/spread.ts";
import { newCodesOf, refusedCode } from "./new-codes.ts";

const [small, large] = [
  { size: "S", color: "Rust" },
  { size: "L", color: "Rust" },
];

describe("the codes of a new product", () => {
  const typed = {
    [variantKey(large)]: { barcode: " 96385074 " },
    [variantKey(small)]: { sku: "  ", barcode: "" },
    [variantKey({ size: "XL", color: "Rust" })]: { sku: "GONE" },
  };
  const sent = newCodesOf(typed, [small, large]);

  it("are sent for the sizes and colours that the product has", () => {
    expect(sent).toEqual([{ ...large, sku: null, barcode: "96385074" }]);
  });

  it("have the field that was refused", () => {
    expect(refusedCode("codes.0.barcode", sent)).toEqual({ key: variantKey(large), field: "barcode" });
    for (const other of [undefined, "codes", "codes.1.sku", "codes.x.sku", "title"])
      expect(refusedCode(other, sent)).toBeUndefined();
  });
});
