import { describe, expect, it } from "vitest";
import { changedCodes, codeText, withCode, withSeen } from "./changed-codes.ts";

const medium = { id: "m", size: "M", color: "Rust", sku: "KUR-0042-M-RST", barcode: null };
const large = { id: "l", size: "L", color: "Rust", sku: "KUR-0042-L-RST", barcode: "4006381333931" };

it("sends the codes that differ from what the admin saw", () => {
  const typed = withCode(withCode({}, medium, { barcode: " 96385074 " }), large, { sku: "kur-0042-l-rst" });
  expect(changedCodes(typed, [medium, large])).toEqual([
    { id: "m", sku: "KUR-0042-M-RST", skuSeen: "KUR-0042-M-RST", barcode: "96385074", barcodeSeen: null },
  ]);
  expect(changedCodes(withCode({}, large, { barcode: "" }), [large])).toMatchObject([{ barcode: null }]);
});

describe("a code that another admin changes", () => {
  const typed = withCode({}, medium, { sku: "MINE" });
  const changed = { ...medium, sku: "THEIRS" };

  it("keeps what was typed", () => {
    expect(codeText(typed, changed, "sku")).toBe("MINE");
  });

  it("keeps what was seen before", () => {
    expect(changedCodes(withCode(typed, changed, { sku: "MINE-2" }), [changed])).toMatchObject([
      { sku: "MINE-2", skuSeen: "KUR-0042-M-RST" },
    ]);
  });
});

it("overwrites the code of another admin once a refusal has named it", () => {
  const changed = { ...medium, sku: "THEIRS" };
  const typed = withSeen(withCode({}, medium, { sku: "MINE" }), "m", { sku: "THEIRS" });
  expect(changedCodes(typed, [changed])).toMatchObject([{ sku: "MINE", skuSeen: "THEIRS" }]);
  const barcodeOnly = withSeen(withCode({}, medium, { barcode: "96385074" }), "m", { sku: "THEIRS" });
  expect(changedCodes(barcodeOnly, [changed])).toMatchObject([{ sku: "THEIRS", skuSeen: "THEIRS" }]);
});
