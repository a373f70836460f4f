import { describe, expect, it } from "vitest";
import { emptyTexts, errorsOf, isSameText, productChanges, productInput } from "./product-texts.ts";
import { parseDifference, parsePieces, parsePrice, splitList } from "./typed-values.ts";

const dress = {
  ...emptyTexts,
  title: " Wrap Dress ",
  description: "Falls softly.\n",
  price: "₹1,499.50",
  category: "PARTY",
  materials: "Cotton, , Mulmul ,",
  availableSizes: "S,M",
};

describe("comma-separated text", () => {
  it("is split into trimmed items", () => {
    expect(splitList(" S ,M,, Free Size ,")).toEqual(["S", "M", "Free Size"]);
    expect(splitList(" , ")).toEqual([]);
  });
});

describe("a typed price", () => {
  it.each([
    ["1499", 1499],
    ["1499.5", 1499.5],
    ["1,04,999.90", 104_999.9],
    ["₹ 12,500", 12_500],
    ["Rs. 12,500.00", 12_500],
    ["INR 1499", 1499],
    ["\u202a1499\u202c", 1499],
    ["\u0967\u0968\u096f\u096f", 1299],
    ["0.01", 0.01],
    ["1000000", 1_000_000],
  ])("%s is a number of rupees", (text, rupees) => {
    expect(parsePrice(text)).toBe(rupees);
  });

  it.each(["", "0", "-1", "1e9", "abc", "12.345", "12,50", "1000001", "1,2,3", "Infinity"])(
    "%s is refused",
    (text) => {
      expect(parsePrice(text)).toBeUndefined();
    },
  );
});

describe("typed pieces", () => {
  it("are whole numbers", () => {
    expect([" 7 ", "0", "10.0", "१२\u200b", "1.5", "-5", "", "1000001"].map(parsePieces)).toEqual([
      7,
      0,
      10,
      12,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("have a sign as a difference", () => {
    expect(["-2", "−2", "+3", "4", "--1", "1.5", "-"].map(parseDifference)).toEqual([
      -2,
      -2,
      3,
      4,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("the product form", () => {
  it("has 10 pieces by default", () => {
    const input = productInput(dress);
    expect(input).not.toHaveProperty("isArchived");
    expect(input).toMatchObject({
      imageUrl: null,
      title: "Wrap Dress",
      description: "Falls softly.",
      price: 1499.5,
      mrp: null,
      scheduledPrices: [],
      category: "PARTY",
      materials: ["Cotton", "Mulmul"],
      availableColors: [],
      availableSizes: ["S", "M"],
      hsn: null,
      kind: null,
      handle: null,
      slug: null,
      seoTitle: null,
      seoDescription: null,
      manufacturer: null,
      importer: null,
      countryOfOrigin: "India",
      netQuantity: null,
      genericName: null,
      consumerCare: null,
      stock: 10,
    });
  });

  it("reports each invalid field", () => {
    expect(
      errorsOf({ ...emptyTexts, price: "-1", stock: "1.5", imageUrl: "http://pictures.example/1.jpg" }),
    ).toEqual({
      title: "Please enter a title.",
      description: "Please enter a description.",
      price: "A price is from 0.01 to 1,000,000 rupees, with at most two decimal places.",
      category: "Please choose a category.",
      imageUrl: "Please enter a link that starts with https://.",
      stock: "Stock is a whole number from 0 to 1,000,000.",
    });
    expect(errorsOf(dress)).toEqual({});
  });

  it("sends only the changed fields", () => {
    expect(productChanges({ texts: dress, seenStock: "10" }, ["price", "materials"])).toEqual({
      price: 1499.5,
      materials: ["Cotton", "Mulmul"],
    });
  });

  it("sends a typed stock as a count", () => {
    expect(productChanges({ texts: { ...dress, stock: "7" }, seenStock: "10" }, ["stock", "hsn"])).toEqual({
      countedStock: 7,
      stockSeen: 10,
      hsn: null,
    });
  });

  it("does not take blanks and commas for a change", () => {
    expect(isSameText("materials", "Cotton,Mulmul", " Cotton , Mulmul,")).toBe(true);
    expect(isSameText("price", "1499", "₹1,499.00")).toBe(true);
    expect(isSameText("stock", "7", "07")).toBe(true);
    const dates = "from 2026-11-01 00:00 to 2026-11-05 21:30";
    expect(isSameText("scheduledPrices", `999.5 ${dates}`, `₹999.50 ${dates}`)).toBe(true);
    expect(isSameText("title", "Dress", "Dress ")).toBe(true);
    expect(isSameText("availableSizes", "S, M", "M, S")).toBe(false);
  });
});
