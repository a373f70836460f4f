import { describe, expect, it } from "vitest";
import {
  draftOf,
  inputOf,
  isSamePlan,
  newZone,
  planDraftFields,
  planDraftOfFields,
  prefixesOf,
} from "./plan-draft.ts";

it("sends what the form shows", () => {
  const plan = {
    id: "1",
    version: 3,
    cutOffHour: 15,
    workingDays: [1, 2],
    holidays: ["2026-12-25"],
    otherMinDays: 3,
    otherMaxDays: 6,
    zones: [{ name: "North", minDays: 1, maxDays: 2, states: ["Punjab"], pinPrefixes: ["110", "160"] }],
  };
  const { id: _id, version: _version, ...input } = plan;
  expect(inputOf(draftOf(plan))).toEqual(input);
});

it("reads prefixes however they are separated", () => {
  expect(prefixesOf(" 110, 160;\n56 ")).toEqual(["110", "160", "56"]);
});

it("makes days that are no number invalid, so that the server refuses them", () => {
  const draft = { ...draftOf(null), zones: [newZone({ minDays: "", maxDays: "2.5" })] };
  expect(inputOf(draft).zones[0]).toMatchObject({ minDays: -1, maxDays: -1 });
});

describe("a stored draft", () => {
  const draft = { ...draftOf(null), cutOffHour: "9", zones: [newZone({ name: "North", minDays: "x" })] };

  it("is restored with its texts", () => {
    const restored = planDraftOfFields(planDraftFields(draft));
    expect(restored).toMatchObject({ cutOffHour: "9", zones: [{ name: "North", minDays: "x" }] });
    expect(restored && isSamePlan(restored, draft)).toBe(true);
  });

  it("is not read from other fields", () => {
    expect(planDraftOfFields(null)).toBeNull();
    expect(planDraftOfFields({ plan: "{}" })).toBeNull();
  });

  it("is another plan when a text has changed", () => {
    expect(isSamePlan(draft, draftOf(null))).toBe(false);
  });
});
