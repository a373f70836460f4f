import { describe, expect, it } from "vitest";
import { actionWords, channelWords } from "./action-words.ts";
import { changeWords, isRevertible, revertibleWords } from "./change-words.ts";

const words = (changes: Record<string, unknown>) =>
  changeWords(changes).map(({ name, before, after }) => `${name}: ${before} → ${after}`);

describe("a change in words", () => {
  it("names fields and values as the form does", () => {
    expect(
      words({
        category: { before: "PARTY", after: "EVERYDAY" },
        availableSizes: { before: [], after: ["S", "M"] },
        hsn: { before: null, after: "6204" },
        isArchived: { before: false, after: true },
        price: { before: 1499, after: 849.5 },
        mrp: { before: null, after: 1999 },
        scheduledPrices: { before: "", after: "799 from 2026-11-01 00:00 to 2026-11-05 21:30" },
        "stock: M, Rust": { before: 1200, after: 7 },
      }),
    ).toEqual([
      "Price: ₹1,499 → ₹849.50",
      "MRP: none → ₹1,999",
      "Scheduled prices: none → ₹799 from 1 Nov 2026 to 5 Nov 2026, 9:30 pm",
      "Category: Partywear → Everyday Looks",
      "Available sizes: none → S, M",
      "Status: Active → Archived",
      "HSN code: same as the category → 6204",
      "Stock of M, Rust: 1,200 → 7",
    ]);
  });

  it("has no value before a new product", () => {
    expect(changeWords({ title: { before: null, after: "Dress" } })).toEqual([
      { field: "title", name: "Title", before: null, after: "Dress" },
    ]);
  });

  it("shows what it does not know as it is", () => {
    expect(words({ shelf: { before: [{ a: 1 }], after: null } })).toEqual(['shelf: [{"a":1}] → none']);
    expect(changeWords(null)).toEqual([]);
    expect(actionWords("ARCHIVE_PRODUCT", { isArchived: { before: true, after: false } })).toBe(
      "Restored to the shop",
    );
    expect(channelWords("CSV")).toBe("by file import");
  });
});

it("says of a ticket whether it was resolved, or opened again, also from waiting", () => {
  const words = (changes: object) => actionWords("SET_MESSAGE_HANDLED", changes);
  expect(words({ isHandled: { before: false, after: true } })).toBe("Resolved");
  expect(words({ isHandled: { before: true, after: false } })).toBe("Reopened");
  expect(words({ isWaiting: { before: true, after: false } })).toBe("Reopened");
});

it("names each change of an order as the admin's pages do", () => {
  const parcel = { courier: "Delhivery", trackingId: "DL-1001", estimatedDelivery: null, pieces: 3 };
  expect(
    words({
      isPacked: { before: false, after: true },
      cashCollected: { before: null, after: 1499 },
      cashRounding: { before: null, after: -0.4 },
      parcel: { before: null, after: parcel },
      payout: { before: null, after: { amount: 649.5, reference: "UTR 4711" } },
      zipCode: { before: "141001", after: "144001" },
      payment: { before: null, after: "cod" },
    }),
  ).toEqual([
    "Packed: no → yes",
    "Cash collected: none → ₹1,499",
    "Rounding: none → -₹0.40",
    "Parcel: none → Courier: Delhivery, Tracking id: DL-1001, Pieces: 3",
    "Paid back: none → Amount: ₹649.50, Reference: UTR 4711",
    "PIN code: 141001 → 144001",
    "Payment: none → Cash on delivery",
  ]);
});

it("names each change of the delivery dates", () => {
  const zone = { name: "North", minDays: 1, maxDays: 2, states: ["Punjab"], pinPrefixes: ["110", "160"] };
  expect(actionWords("CHANGE_DELIVERY_PLAN", {})).toBe("Delivery dates changed");
  expect(
    words({
      cutOffHour: { before: null, after: 14 },
      workingDays: { before: [1, 7], after: [] },
      holidays: { before: [], after: ["2026-12-25"] },
      zones: { before: [], after: [zone, { ...zone, name: "South", states: [], pinPrefixes: [] }] },
      otherMinDays: { before: 3, after: 4 },
    }),
  ).toEqual([
    "Same-day dispatch: none → Until 2 pm",
    "Working days: Monday, Sunday → none",
    "Holidays: none → 2026-12-25",
    "Zones: none → North: 1 to 2 days (Punjab, PIN codes 110, 160); South: 1 to 2 days",
    "Minimum days to the rest of India: 3 → 4",
  ]);
});

it("names each change of a product", () => {
  const added = { title: { before: null, after: "Dress" } };
  const archived = { isArchived: { before: false, after: true } };
  expect([
    actionWords("ARCHIVE_PRODUCT", archived),
    actionWords("DUPLICATE_PRODUCT", added),
    actionWords("IMPORT_PRODUCTS", added),
    actionWords("IMPORT_PRODUCTS", archived),
  ]).toEqual(["Archived", "Added as a copy", "Added", "Changed"]);
  const pictures = { pictures: { before: [], after: [{ id: "1", alt: "" }] } };
  expect(actionWords("ADD_PRODUCT_PICTURE", pictures)).toBe("Picture added");
  expect(words(pictures)).toEqual(["Pictures: 0 pictures → 1 picture: 1 new"]);
});

it("can be taken back unless it is a new product or one of the stock", () => {
  const title = { title: { before: "A", after: "B" } };
  expect(isRevertible(title)).toBe(true);
  expect(isRevertible({ isArchived: { before: false, after: true } })).toBe(true);
  expect(isRevertible({ pictures: { before: [], after: [{ id: "1" }] } })).toBe(true);
  expect(isRevertible({ title: { before: null, after: "A" } })).toBe(false);
  expect(isRevertible({ stock: { before: 1, after: 2 } })).toBe(false);
  expect(isRevertible({ isTracked: { before: false, after: true } })).toBe(false);
  const counted = { ...title, stock: { before: 1, after: 2 } };
  expect(revertibleWords(counted).map(({ field }) => field)).toEqual(["title"]);
});

it("names each change of a promotion", () => {
  const terms = {
    title: { before: null, after: "Diwali week" },
    kind: { before: null, after: "percent" },
    percent: { before: null, after: 20 },
    kinds: { before: null, after: ["saree_gown"] },
    minSubtotal: { before: null, after: 1500 },
    endsAt: { before: null, after: "2026-11-05T18:29:00.000Z" },
  };
  expect(actionWords("SAVE_PROMOTION", terms)).toBe("Added");
  expect(changeWords(terms).map(({ name, after }) => `${name}: ${after}`)).toEqual(
    expect.arrayContaining([
      "Kind of discount: Percentage",
      "Percentage: 20",
      "Kinds of garment: Saree gowns",
      "Minimum order: ₹1,500",
      expect.stringMatching(/^End: 5 November 2026 at 11:59\spm$/),
    ]),
  );
  expect(actionWords("SET_PROMOTION_PAUSED", { isPaused: { before: false, after: true } })).toBe("Paused");
  expect(actionWords("SET_PROMOTION_PAUSED", { isPaused: { before: true, after: false } })).toBe("Resumed");
});

it("names each change of a collection", () => {
  const changes = {
    kind: { before: "picked", after: "rule" },
    rule: { before: {}, after: { categories: ["party"], maxPrice: 5000, isInStock: true } },
    products: { before: { count: 2, ids: ["1", "2"] }, after: { count: 1, ids: ["1"] } },
    slug: { before: "diwali", after: "diwali-2026" },
  };
  const words = changeWords(changes).map(({ name, before, after }) => `${name}: ${before} → ${after}`);
  expect(words.sort()).toEqual([
    "Kind of collection: Picked by hand → By rule",
    "Products: 2 products → 1 product",
    "Rule: every product → Partywear, up to ₹5,000, in stock",
    "Web address: diwali → diwali-2026",
  ]);
  const order = { order: { before: ["Diwali", "Holi"], after: ["Holi", "Diwali"] } };
  expect(changeWords(order)).toMatchObject([
    { name: "Order", before: "Diwali, Holi", after: "Holi, Diwali" },
  ]);
});
