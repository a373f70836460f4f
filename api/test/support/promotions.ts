import fc from "fast-check";
import {
  PromotionKind,
  PromotionMethod,
  type Candidate,
} from "../../src/features/promotions/promotion.rules.ts";

/** A promotion on every piece, with a code. A test names only what matters to it. */
export const aCandidate = (terms: Partial<Candidate> = {}): Candidate => ({
  id: "00000000-0000-7000-8000-000000000001",
  title: "Diwali week",
  method: PromotionMethod.CODE,
  kind: PromotionKind.PERCENT,
  percent: 10,
  amount: null,
  buyQuantity: null,
  freeQuantity: null,
  categories: [],
  kinds: [],
  productIds: [],
  collectionIds: [],
  minSubtotal: 0,
  minPieces: 0,
  isCombinable: false,
  code: "DIWALI10",
  ...terms,
});

/** The promotions of an order with a code of some percent; none for 0. */
export const percentOff = (percent: number): Candidate[] => (percent === 0 ? [] : [aCandidate({ percent })]);

/** Any promotions of an order: one by code and automatic ones, of every kind, on some goods by their HSN code as the kind. */
export const somePromotions = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...Object.values(PromotionKind)),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.integer({ min: 1, max: 50_000_000 }),
      buyQuantity: fc.integer({ min: 1, max: 3 }),
      freeQuantity: fc.integer({ min: 1, max: 3 }),
      kinds: fc.subarray(["6204", "4202", "7117", "6109"]),
      isCombinable: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((all) =>
    all.map((terms, index) =>
      aCandidate({ ...terms, id: `promotion ${index}`, code: index ? null : "CODE" }),
    ),
  );
