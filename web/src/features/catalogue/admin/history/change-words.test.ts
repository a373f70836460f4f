import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { actionWords, doorWords } from "./action-words.ts";
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
        "stock: M, Rust": { before: 1200, after: 7 },
      }),
    ).toEqual([
      "Price: ₹1,499 → ₹849.50",
      "Category: Partywear → Everyday Looks",
      "Available sizes: none → S, M",
      "HSN code: the code of the category → 6204",
      "Archived: no → yes",
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
    expect(actionWords("archiveProduct", { isArchived: { before: true, after: false } })).toBe(
      "Restored to the shop",
    );
    expect(actionWords("paintProduct", {})).toBe("paintProduct");
    expect(doorWords("CSV")).toBe("by an imported file");
  });
});

it("names each change of an order as the admin's pages do", () => {
  const parcel = { courier: "Delhivery", trackingId: "DL-1001", estimatedDelivery: null, pieces: 3 };
  expect(
    words({
      isPacked: { before: false, after: true },
      cashCollected: { before: null, after: 1499 },
      parcel: { before: null, after: parcel },
      payout: { before: null, after: { amount: 649.5, reference: "UTR 4711" } },
      zipCode: { before: "141001", after: "144001" },
      payment: { before: null, after: "cod" },
    }),
  ).toEqual([
    "Packed: no → yes",
    "Cash collected: none → ₹1,499",
    "Parcel: none → Courier: Delhivery, Tracking id: DL-1001, Pieces: 3",
    "Paid back: none → Amount: ₹649.50, Reference: UTR 4711",
    "PIN code: 141001 → 144001",
    "Payment: none → Cash on delivery",
  ]);
});

it("names each change of the delivery dates", () => {
  const zone = { name: "North", minDays: 1, maxDays: 2, states: ["Punjab"], pinPrefixes: ["110", "160"] };
  expect(actionWords("changeDeliveryPlan", {})).toBe("Delivery dates changed");
  expect(
    words({
      cutOffHour: { before: null, after: 14 },
      workingDays: { before: [1, 7], after: [] },
      holidays: { before: [], after: ["2026-12-25"] },
      zones: { before: [], after: [zone, { ...zone, name: "South", states: [], pinPrefixes: [] }] },
      otherMinDays: { before: 3, after: 4 },
    }),
  ).toEqual([
    "Orders that leave on the same day: none → Until 2 pm",
    "Working days: Monday, Sunday → none",
    "Holidays: none → 2026-12-25",
    "Zones: none → North: 1 to 2 days (Punjab, PIN codes 110, 160); South: 1 to 2 days",
    "Minimum days to the rest of India: 3 → 4",
  ]);
});

it("has words for each action of the audit", () => {
  const source = new URL("../../../../../../api/src/", import.meta.url);
  const text = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => readFileSync(new URL(path, source), "utf8"))
    .filter((file) => /[Aa]udit|[Aa]uthor/.test(file))
    .join("\n");
  const declared = [...text.matchAll(/\baction: ((?:"\w+"(?: \| )?)+)/g)].flatMap(([, names = ""]) =>
    names.split(" | "),
  );
  const ofBatches = [...text.matchAll(/\[BatchKind\.\w+\]: ("[a-z]+[A-Z]\w+")/g)].map(
    ([, name = ""]) => name,
  );
  const actions = [...new Set([...declared, ...ofBatches])].map((name) => name.replaceAll('"', ""));
  expect(actions.length).toBeGreaterThan(40);
  expect(actions).toContain("undoProductBatch");
  expect(actions.filter((action) => actionWords(action, {}) === action)).toEqual([]);
});

it("names each change of a product", () => {
  const added = { title: { before: null, after: "Dress" } };
  const archived = { isArchived: { before: false, after: true } };
  expect([
    actionWords("archiveProduct", archived),
    actionWords("duplicateProduct", added),
    actionWords("importProducts", added),
    actionWords("importProducts", archived),
  ]).toEqual(["Archived", "Added as a copy", "Added", "Changed"]);
  const pictures = { pictures: { before: [], after: [{ id: "1", alt: "" }] } };
  expect(actionWords("addProductPicture", pictures)).toBe("Picture added");
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
