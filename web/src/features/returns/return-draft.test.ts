import { describe, expect, it } from "vitest";
import { draftProblem, emptyDraft, requestedLines } from "./return-draft.ts";

const pieces = {
  lineId: "line",
  title: "Dress",
  size: "M",
  color: "Red",
  quantity: 2,
  replacements: [{ size: "L", color: "Red", stock: 1 }],
  product: null,
};

describe("the draft of a return", () => {
  it("offers an exchange first, and a return if nothing is in stock", () => {
    expect(emptyDraft(pieces).kind).toBe("EXCHANGE");
    expect(emptyDraft({ ...pieces, replacements: [] }).kind).toBe("RETURN");
  });

  it("needs a replacement for an exchange that has not sold out, and a reason", () => {
    const draft = { ...emptyDraft(pieces), isChosen: true };
    expect(draftProblem(pieces, draft)).toEqual({
      field: "replacement",
      text: "Please choose the size and colour that you want instead.",
    });
    expect(draftProblem(pieces, { ...draft, replacement: "Size L, Red" })).toEqual({
      field: "reason",
      text: "Please choose a reason.",
    });
    expect(
      draftProblem(pieces, { ...draft, replacement: "Size L, Red", reason: "TOO_SMALL" }),
    ).toBeUndefined();
    expect(
      draftProblem({ ...pieces, replacements: [] }, { ...draft, replacement: "Size L, Red" })?.field,
    ).toBe("replacement");
    expect(draftProblem(pieces, { ...draft, kind: "RETURN", reason: "OTHER" })).toBeUndefined();
  });

  it("becomes the lines of the request, without the choice of a replacement for a return", () => {
    const draft = {
      ...emptyDraft(pieces),
      isChosen: true,
      replacement: "Size L, Red",
      reason: "TOO_SMALL" as const,
    };
    const line = {
      lineId: "line",
      quantity: 1,
      reason: "TOO_SMALL",
      comment: null,
      fromSize: "M",
      fromColor: "Red",
    };
    expect(requestedLines([pieces], () => draft)).toEqual([
      { ...line, kind: "EXCHANGE", size: "L", color: "Red" },
    ]);
    expect(requestedLines([pieces], () => ({ ...draft, kind: "RETURN", comment: " Tight. " }))).toEqual([
      { ...line, kind: "RETURN", comment: "Tight." },
    ]);
    expect(requestedLines([pieces], () => ({ ...draft, isChosen: false }))).toEqual([]);
  });
});
