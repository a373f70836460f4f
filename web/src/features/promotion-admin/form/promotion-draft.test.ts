import { describe, expect, it } from "vitest";
import { otherChanges, promotionChanges } from "./draft-changes.ts";
import { draftErrors, inputOf, isPreviewable, newDraft } from "./promotion-draft.ts";

const { changedFields, mergedDraft } = promotionChanges;

const draft = { ...newDraft(new Date("2026-10-31T18:30:20Z")), title: "Diwali week", percent: "20" };

describe("the form of a promotion", () => {
  const sent = inputOf({ ...draft, code: "diwali20", amount: "300", endsAt: "2026-11-05T23:59" });

  it("sends its times as instants of India", () => {
    expect(sent).toMatchObject({
      startsAt: "2026-10-31T18:30:00.000Z",
      endsAt: "2026-11-05T18:29:00.000Z",
    });
  });

  it("sends what its kind does not have as null", () => {
    expect(sent).toMatchObject({
      code: "diwali20",
      percent: 20,
      amount: null,
      buyQuantity: null,
      maxUses: null,
      minSubtotal: 0,
    });
  });

  it("sends no code of an automatic promotion", () => {
    expect(inputOf({ ...draft, method: "AUTOMATIC", code: "LEFT-OVER" }).code).toBeNull();
  });

  it("does not combine a promotion by code", () => {
    expect(inputOf({ ...draft, isCombinable: true }).isCombinable).toBe(false);
  });

  it("a time that was not touched keeps its seconds", () => {
    const stored = { startsAt: "2026-10-31T18:30:20.500Z", endsAt: null };
    expect(inputOf(draft, stored).startsAt).toBe(stored.startsAt);
    expect(inputOf({ ...draft, startsAt: "2026-11-01T00:01" }, stored).startsAt).toBe(
      "2026-10-31T18:31:00.000Z",
    );
  });

  it("what is typed in place of a number reaches the server as one that it refuses", () => {
    const input = inputOf({ ...draft, percent: "a third", minSubtotal: "much", maxUses: "-5" });
    expect(input).toMatchObject({ percent: 0, minSubtotal: -1, maxUses: 0 });
    expect(inputOf({ ...draft, minSubtotal: "₹1,500", maxUses: "1,000" })).toMatchObject({
      minSubtotal: 1500,
      maxUses: 1000,
    });
  });

  it("names each field that is missing", () => {
    expect(draftErrors(draft)).toEqual({});
    expect(Object.keys(draftErrors({ ...draft, startsAt: "", endsAt: "2026", isLimited: true }))).toEqual([
      "startsAt",
      "endsAt",
      "products",
    ]);
  });

  it("has a preview when the amounts of its kind are typed", () => {
    expect(isPreviewable(draft)).toBe(true);
    expect(isPreviewable({ ...draft, kind: "AMOUNT" })).toBe(false);
    expect(isPreviewable({ ...draft, kind: "FREE_SHIPPING", percent: "" })).toBe(true);
  });
});

describe("two admins who change the same promotion", () => {
  const stored = { ...draft, percent: "25", minPieces: "2" };
  const typed = { ...draft, title: "Diwali days", percent: "30" };

  it("keep what each has typed", () => {
    expect(mergedDraft(draft, typed, stored)).toEqual({
      ...draft,
      title: "Diwali days",
      percent: "30",
      minPieces: "2",
    });
    expect(changedFields(stored, mergedDraft(draft, typed, stored))).toEqual(["title", "percent"]);
  });

  it("are told what the other one has changed", () => {
    const seen = { draft, state: "RUNNING" } as const;
    expect(otherChanges(seen, typed, { draft: stored, state: "PAUSED" })).toEqual([
      { name: "Percentage", before: "20%", after: "25%", mine: "30%" },
      { name: "Minimum number of pieces", before: "none", after: "2", mine: null },
      { name: "State", before: "Running", after: "Paused", mine: null },
    ]);
  });
});
