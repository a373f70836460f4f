import { describe, expect, it } from "vitest";
import {
  chosenLines,
  draftProblem,
  keyOfPieces,
  refundKinds,
  typedRupees,
  type RefundDraft,
  type RefundOptions,
} from "./refund-draft.ts";

const kurta = { lineId: "l1", title: "Kurta", size: "M", color: null, quantity: 2 };

const options: RefundOptions = {
  unshipped: [kurta],
  shipped: [],
  shipping: 99,
  mostReduction: 500,
  cancelProblem: null,
  refundProblem: null,
};

const draft = (values: Partial<RefundDraft>): RefundDraft => ({
  kind: "REMOVE",
  counts: {},
  isRestocked: true,
  amount: "",
  note: "",
  ...values,
});

describe("what can be refunded", () => {
  it("is what is left of the order, as long as the server allows it", () => {
    expect(refundKinds(options).map(({ value }) => value)).toEqual(["REMOVE", "SHIPPING", "AMOUNT"]);
    const shipped = { ...options, unshipped: [], shipped: [kurta], shipping: 0 };
    expect(refundKinds(shipped).map(({ value }) => value)).toEqual(["PIECES", "AMOUNT"]);
    expect(refundKinds({ ...shipped, refundProblem: "The courier collects the cash." })).toEqual([]);
  });

  it("are pieces with a number above zero", () => {
    expect(chosenLines(options, draft({}))).toEqual([]);
    expect(chosenLines(options, draft({ counts: { [keyOfPieces(kurta)]: 1 } }))).toEqual([
      { lineId: "l1", size: "M", color: null, quantity: 1 },
    ]);
  });

  it("needs pieces, or an amount within the order with a reason", () => {
    expect(draftProblem(options, draft({}))?.field).toBe("pieces");
    expect(draftProblem(options, draft({ kind: "SHIPPING" }))).toBeUndefined();
    expect(draftProblem(options, draft({ kind: "AMOUNT", amount: "501", note: "Late." }))?.field).toBe(
      "amount",
    );
    for (const amount of ["0", "0.99"])
      expect(draftProblem(options, draft({ kind: "AMOUNT", amount, note: "Late." }))?.field).toBe("amount");
    expect(draftProblem(options, draft({ kind: "AMOUNT", amount: "50", note: " " }))?.field).toBe("note");
    expect(draftProblem(options, draft({ kind: "AMOUNT", amount: "50", note: "Late." }))).toBeUndefined();
  });
});

it.each([
  ["50", 50],
  ["₹1,250.50", 1250.5],
  [" 7.5 ", 7.5],
  ["7.555", undefined],
  ["-5", undefined],
  ["1e3", undefined],
  ["", undefined],
])("reads %s as an amount", (typed, amount) => {
  expect(typedRupees(typed)).toBe(amount);
});
