import { expect, it } from "vitest";
import { draftOf, newZone, type PlanDraft } from "./plan-draft.ts";
import { planErrors, restOfIndia } from "./plan-errors.ts";

const planOf = (changes: Partial<PlanDraft>): PlanDraft => ({ ...draftOf(null), ...changes });

it("a plan without a mistake has no errors", () => {
  expect(planErrors(planOf({ zones: [newZone({ name: "Delhi", pinPrefixes: "110" })] })).size).toBe(0);
});

it("errors stand at the zone and the field of each mistake", () => {
  const zones = [
    newZone({ name: "Delhi", pinPrefixes: "110" }),
    newZone({ name: "", minDays: "61" }),
    newZone({ name: "Hills", minDays: "5", maxDays: "4", pinPrefixes: "0110" }),
  ];
  const errors = planErrors(planOf({ zones, otherMaxDays: "many" }));
  expect([...errors.entries()]).toEqual([
    [
      zones[1]?.key,
      {
        name: "A zone has a name of at most 40 characters.",
        days: "Enter whole days from 0 to 60.",
        pinPrefixes: "Enter the start of a PIN code, or choose a state.",
      },
    ],
    [
      zones[2]?.key,
      {
        days: "The first day is after the last day.",
        pinPrefixes: '"0110" is not the start of a PIN code: 1 to 6 digits, not starting with 0.',
      },
    ],
    [restOfIndia, { days: "Enter whole days from 0 to 60." }],
  ]);
});
