import { expect, it } from "vitest";
import { checkedBarcode, checkedSku, madeSkus, mayBeCode, skuPrefixOf, typedCode } from "./sku.rules.ts";

const skusOf = (variants: [size: string | null, color: string | null][], taken: string[] = []) =>
  madeSkus(
    "KUR-0042",
    variants.map(([size, color]) => ({ size, color })),
    taken,
  ).map(({ sku }) => sku);

it("makes a short SKU of kind, number, size and colour", () => {
  expect(skuPrefixOf("kurta", 42)).toBe("KUR-0042");
  expect(skuPrefixOf("saree-gown", 123_456)).toBe("SAR-123456");
  expect(
    skusOf([
      ["M", "Rust"],
      ["XXL", "Madder Red"],
      ["Free Size", "Red"],
      ["32", null],
      [null, "Ivory"],
      [null, null],
      ["मध्यम", "नीला"],
      ["中", "蓝"],
    ]),
  ).toEqual([
    "KUR-0042-M-RST",
    "KUR-0042-XXL-MDR",
    "KUR-0042-FREESI-RED",
    "KUR-0042-32",
    "KUR-0042-IVR",
    "KUR-0042",
    "KUR-0042-MADHYA-NIL",
    "KUR-0042-X-X",
  ]);
});

it("gives a clash the next number, within a product and with SKUs that are taken", () => {
  expect(
    skusOf(
      [
        ["M", "Rust"],
        ["M", "Rosette"],
        ["M", "Rasta"],
      ],
      ["KUR-0042-M-RST", "KUR-0042-M-RST-3"],
    ),
  ).toEqual(["KUR-0042-M-RST-2", "KUR-0042-M-RST-4", "KUR-0042-M-RST-5"]);
});

it("takes an SKU in any letters", () => {
  expect(checkedSku("  kur-1/m.red_a ")).toBe("KUR-1/M.RED_A");
  expect(checkedSku("ＫＵＲ‑1")).toBe("KUR-1");
});

it("refuses an SKU that no label should have", () => {
  for (const typed of ["", "kur 1", "КUR-1", "🌸", "<b>", "-a", "A".repeat(41), "a,b"])
    expect(() => checkedSku(typed)).toThrow(expect.objectContaining({ code: "SKU_INVALID" }));
});

it.each([
  ["4006381333931", "4006381333931"],
  [" 400-6381 333931 ", "4006381333931"],
  ["96385074", "96385074"],
  ["036000291452", "036000291452"],
  ["10036000291459", "10036000291459"],
  ["1234567", "1234567"],
  ["Shelf 4/A-12", "Shelf 4/A-12"],
  ["", null],
  [null, null],
])("takes the barcode %j", (typed, barcode) => {
  expect(checkedBarcode(typed)).toBe(barcode);
});

it("reads a typed code as the SKU and the barcode that it may be", () => {
  expect(typedCode(" kur-1 ")).toEqual({ sku: "KUR-1", barcode: "kur-1" });
  expect(["KUR-1", "96385074", "a/b", "silk kurta"].map(mayBeCode)).toEqual([true, true, true, false]);
  expect(typedCode("1234-5678")).toEqual({ sku: "1234-5678", barcode: "12345678" });
});

it("names the check digit of a wrong GTIN", () => {
  expect(() => checkedBarcode("4006381333932")).toThrow("its last digit would be 1");
  for (const typed of ["96385075", "036000291453", "कुर्ता", "x".repeat(49), "a\u0000b"])
    expect(() => checkedBarcode(typed)).toThrow(expect.objectContaining({ code: "BARCODE_INVALID" }));
});
