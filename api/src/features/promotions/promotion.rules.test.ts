import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCandidate } from "../../../test/support/promotions.ts";
import { lineTotal, rupees, sum } from "../../platform/money.ts";
import {
  PromotionKind,
  PromotionMethod,
  promotionsFor,
  shortfallOf,
  type Candidate,
  type PromotableLine,
} from "./promotion.rules.ts";

const fee = rupees(99);
const line = (price: number, quantity = 1, facts: Partial<PromotableLine> = {}): PromotableLine => ({
  price: rupees(price),
  quantity,
  ...facts,
});
const automatic = (id: number, terms: Partial<Candidate>): Candidate =>
  aCandidate({
    id: `promotion ${id}`,
    title: `Offer ${id}`,
    method: PromotionMethod.AUTOMATIC,
    code: null,
    ...terms,
  });
const titles = (lines: PromotableLine[], candidates: Candidate[]) =>
  promotionsFor(lines, fee, candidates).applied.map(({ title }) => title);

describe("a promotion", () => {
  it("takes a percentage off the pieces that it covers, by category, kind or product", () => {
    const lines = [
      line(1000, 1, { productId: "one", category: "party", kind: "kurta" }),
      line(500, 2, { productId: "two", category: "casuals", kind: "top" }),
      line(300, 1, { productId: "three", category: "shoes", kind: "bag" }),
    ];
    const discounts = (terms: Partial<Candidate>) =>
      promotionsFor(lines, fee, [aCandidate({ percent: 10, ...terms })]).discounts;
    expect(discounts({})).toEqual([10_000, 10_000, 3000]);
    expect(discounts({ categories: ["party"] })).toEqual([10_000, 0, 0]);
    expect(discounts({ kinds: ["top"], productIds: ["three"] })).toEqual([0, 10_000, 3000]);
    expect(discounts({ categories: ["everyday"] })).toEqual([0, 0, 0]);
  });

  it("takes an amount off, at most the pieces that it covers", () => {
    const lines = [line(200, 1, { kind: "top" }), line(1000)];
    const amount = (kinds: string[]) =>
      sum(
        promotionsFor(lines, fee, [aCandidate({ kind: PromotionKind.AMOUNT, amount: rupees(500), kinds })])
          .discounts,
      );
    expect(amount([])).toBe(rupees(500));
    expect(amount(["top"])).toBe(rupees(200));
  });

  it("makes the cheapest pieces of each set free, over several lines", () => {
    const offer = aCandidate({
      kind: PromotionKind.BUY_X_GET_Y,
      percent: 100,
      buyQuantity: 2,
      freeQuantity: 1,
    });
    const discounts = (lines: PromotableLine[]) => promotionsFor(lines, fee, [offer]).discounts;
    expect(discounts([line(900), line(700)])).toEqual([0, 0]);
    expect(discounts([line(900), line(700), line(400)])).toEqual([0, 0, rupees(400)]);
    expect(discounts([line(900, 5), line(400)])).toEqual([rupees(900), rupees(400)]);
    expect(discounts([line(500, 3)])).toEqual([rupees(500)]);
  });

  it("makes shipping free", () => {
    const offer = aCandidate({ kind: PromotionKind.FREE_SHIPPING, percent: null });
    expect(promotionsFor([line(300)], fee, [offer])).toMatchObject({ shipping: fee, discounts: [0] });
    expect(promotionsFor([line(300)], 0, [offer]).applied).toEqual([]);
  });

  it("says what is missing of its minimums among the pieces that it covers", () => {
    const lines = [line(1500, 1, { kind: "saree_gown" }), line(800, 2, { kind: "kurta" })];
    const missing = (terms: Partial<Candidate>) => shortfallOf(aCandidate(terms), lines);
    expect(missing({ kinds: ["kurta"], minSubtotal: rupees(2000) })).toEqual({
      missing: "subtotal",
      amount: rupees(400),
    });
    expect(missing({ kinds: ["kurta"], minPieces: 3 })).toEqual({ missing: "pieces", count: 1 });
    expect(missing({ kinds: ["bag"] })).toEqual({ missing: "pieces-covered" });
    expect(missing({ minSubtotal: rupees(3100), minPieces: 3 })).toBeUndefined();
    expect(missing({ kind: PromotionKind.BUY_X_GET_Y, buyQuantity: 3, freeQuantity: 1 })).toEqual({
      missing: "pieces",
      count: 1,
    });
  });
});

describe("several promotions", () => {
  const cart = [line(1000)];
  const code = (percent: number) => aCandidate({ percent, title: "Code" });

  it("give the one that saves most", () => {
    expect(titles(cart, [code(10), automatic(1, { percent: 20 })])).toEqual(["Offer 1"]);
    expect(titles(cart, [code(30), automatic(1, { percent: 20 })])).toEqual(["Code"]);
  });

  it("give a code before an equal automatic promotion", () => {
    expect(titles(cart, [automatic(1, { percent: 20 }), code(20)])).toEqual(["Code"]);
  });

  it("add up only where they are marked so", () => {
    const shipping = automatic(2, { kind: PromotionKind.FREE_SHIPPING, isCombinable: true });
    const {
      applied,
      discounts,
      shipping: saved,
    } = promotionsFor(cart, fee, [automatic(1, { percent: 20 }), code(30), shipping]);
    expect(applied.map(({ title, discount }) => [title, discount])).toEqual([
      ["Code", rupees(300)],
      ["Offer 2", 0],
    ]);
    expect([discounts, saved]).toEqual([[rupees(300)], fee]);
  });

  it("take at most the whole line", () => {
    const all = promotionsFor(cart, fee, [code(80), automatic(1, { percent: 50, isCombinable: true })]);
    expect(all.discounts).toEqual([rupees(1000)]);
    expect(all.applied.map(({ discount }) => discount)).toEqual([rupees(800), rupees(200)]);
  });

  it("leave a rupee to pay, because less cannot be paid online", () => {
    const all = promotionsFor([line(600), line(400)], 0, [code(100)]);
    expect(all.discounts).toEqual([59_940, 39_960]);
    expect(promotionsFor([line(0.5)], 0, [code(100)]).applied).toEqual([]);
  });
});

const kinds = ["kurta", "top", "bag"];
const aLine = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  kind: fc.constantFrom(...kinds),
});
const terms = fc.record({
  kind: fc.constantFrom(...Object.values(PromotionKind)),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 1, max: 300_000 }),
  buyQuantity: fc.integer({ min: 1, max: 3 }),
  freeQuantity: fc.integer({ min: 1, max: 3 }),
  kinds: fc.subarray(kinds),
  minSubtotal: fc.constantFrom(0, 50_000),
  minPieces: fc.constantFrom(0, 2),
  isCombinable: fc.boolean(),
});
const someCandidates = fc
  .array(terms, { maxLength: 6 })
  .map((all) => all.map((each, index) => automatic(index, each)));
const someLines = fc.array(aLine, { minLength: 1, maxLength: 8 });

describe("any promotions on any lines", () => {
  type Result = ReturnType<typeof promotionsFor>;
  const always = (
    check: (
      result: Result,
      inputs: { lines: Parameters<typeof promotionsFor>[0]; shippingFee: number },
    ) => void,
  ) =>
    fc.assert(
      fc.property(someLines, someCandidates, fc.constantFrom(0, fee), (lines, candidates, shippingFee) => {
        check(promotionsFor(lines, shippingFee, candidates), { lines, shippingFee });
      }),
    );

  it("take whole paise", () => {
    always(({ discounts }) =>
      expect(discounts.every((each) => Number.isInteger(each) && each >= 0)).toBe(true),
    );
  });

  it("take never more than a line or the shipping fee", () => {
    always(({ discounts, shipping }, { lines, shippingFee }) => {
      for (const [index, line] of lines.entries())
        expect(discounts[index]).toBeLessThanOrEqual(lineTotal(line));
      expect(shipping).toBeLessThanOrEqual(shippingFee);
    });
  });

  it("have amounts that add up", () => {
    always(({ applied, discounts, shipping }) => {
      expect(sum(applied.map((each) => each.discount))).toBe(sum(discounts));
      expect(sum(applied.map((each) => each.shipping))).toBe(shipping);
    });
  });

  it("are applied only if they take something off", () => {
    always(({ applied }) => expect(applied.every((each) => each.discount + each.shipping > 0)).toBe(true));
  });

  it("do not depend on the order of the promotions", () => {
    fc.assert(
      fc.property(someLines, someCandidates, (lines, candidates) => {
        expect(promotionsFor(lines, fee, candidates.toReversed())).toEqual(
          promotionsFor(lines, fee, candidates),
        );
      }),
    );
  });

  it("save at least what the best of them saves alone", () => {
    fc.assert(
      fc.property(someLines, someCandidates, (lines, candidates) => {
        const saved = ({ discounts, shipping }: { discounts: number[]; shipping: number }) =>
          sum(discounts) + shipping;
        const alone = candidates.map((each) => saved(promotionsFor(lines, fee, [each])));
        expect(saved(promotionsFor(lines, fee, candidates))).toBeGreaterThanOrEqual(Math.max(0, ...alone));
      }),
    );
  });
});
