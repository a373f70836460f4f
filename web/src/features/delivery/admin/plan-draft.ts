import type { DeliveryPlan_PlanFragment, DeliveryPlanInput } from "../../../graphql/generated.ts";
import type { DraftFields } from "../../../ui/form-draft.ts";
import { plainText } from "../../../ui/plain-text.ts";
import { wholeNumberOf } from "../../../ui/typed-number.ts";

/** A zone as the form holds it: numbers and prefixes as they are typed. */
export type ZoneDraft = {
  key: string;
  name: string;
  minDays: string;
  maxDays: string;
  states: readonly string[];
  pinPrefixes: string;
};

export type PlanDraft = {
  cutOffHour: string;
  workingDays: readonly number[];
  holidays: readonly string[];
  otherMinDays: string;
  otherMaxDays: string;
  zones: readonly ZoneDraft[];
};

let zoneCount = 0;

export const newZone = (zone: Partial<ZoneDraft> = {}): ZoneDraft => {
  zoneCount += 1;
  return {
    key: `zone-${zoneCount}`,
    name: "",
    minDays: "2",
    maxDays: "4",
    states: [],
    pinPrefixes: "",
    ...zone,
  };
};

/** What the form proposes before a plan is set: parcels leave until 2 pm, Monday to Saturday. */
const proposal: PlanDraft = {
  cutOffHour: "14",
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: [],
  otherMinDays: "4",
  otherMaxDays: "7",
  zones: [],
};

export const draftOf = (plan: DeliveryPlan_PlanFragment | null): PlanDraft =>
  plan
    ? {
        cutOffHour: String(plan.cutOffHour),
        workingDays: plan.workingDays,
        holidays: plan.holidays,
        otherMinDays: String(plan.otherMinDays),
        otherMaxDays: String(plan.otherMaxDays),
        zones: plan.zones.map(({ name, minDays, maxDays, states, pinPrefixes }) =>
          newZone({
            name,
            minDays: String(minDays),
            maxDays: String(maxDays),
            states,
            pinPrefixes: pinPrefixes.join(", "),
          }),
        ),
      }
    : proposal;

type StoredPlan = Omit<PlanDraft, "zones"> & { zones: readonly Omit<ZoneDraft, "key">[] };

/** The values of a form without the keys of its zones, which are new in each form. */
const withoutKeys = ({ zones, ...plan }: PlanDraft): StoredPlan => ({
  ...plan,
  workingDays: [...plan.workingDays].sort(),
  zones: zones.map(({ key: _key, ...zone }) => zone),
});

/** A whole number of days; -1, which the server refuses, for anything else. */
const daysOf = (typed: string): number => wholeNumberOf(typed) ?? -1;

/** Prefixes that are separated by commas, semicolons, spaces or line breaks. */
export const prefixesOf = (typed: string): string[] =>
  plainText(typed)
    .split(/[\s,;]+/)
    .filter((prefix) => prefix !== "");

export const inputOf = (draft: PlanDraft): DeliveryPlanInput => ({
  cutOffHour: daysOf(draft.cutOffHour),
  workingDays: [...draft.workingDays],
  holidays: [...draft.holidays],
  otherMinDays: daysOf(draft.otherMinDays),
  otherMaxDays: daysOf(draft.otherMaxDays),
  zones: draft.zones.map(({ name, minDays, maxDays, states, pinPrefixes }) => ({
    name,
    minDays: daysOf(minDays),
    maxDays: daysOf(maxDays),
    states: [...states],
    pinPrefixes: prefixesOf(pinPrefixes),
  })),
});

/** Whether two forms have equal values. */
export const isSamePlan = (one: PlanDraft, other: PlanDraft): boolean =>
  JSON.stringify(withoutKeys(one)) === JSON.stringify(withoutKeys(other));

/** A plan as texts, for the tab's storage. */
export const planDraftFields = (draft: PlanDraft): DraftFields => ({
  plan: JSON.stringify(withoutKeys(draft)),
});

/** The plan of stored texts; `null` if they are missing or have another shape. */
export const planDraftOfFields = (fields: DraftFields | null): PlanDraft | null => {
  try {
    const plan = JSON.parse(fields?.["plan"] ?? "null") as StoredPlan | null;
    return plan && { ...proposal, ...plan, zones: plan.zones.map(newZone) };
  } catch {
    return null;
  }
};
