import { wholeNumberOf } from "../../../ui/typed-number.ts";
import { prefixesOf, type PlanDraft, type ZoneDraft } from "./plan-draft.ts";

/** What is wrong with the fields of a zone. */
export type ZoneErrors = { name?: string; days?: string; pinPrefixes?: string };

/** The errors by the key of their zone. */
export type PlanErrors = ReadonlyMap<string, ZoneErrors>;

/** The key of the days outside of all zones. */
export const restOfIndia = "rest";

const MOST_DAYS = 60;

const daysError = (minDays: string, maxDays: string): string | undefined => {
  const [from, to] = [wholeNumberOf(minDays), wholeNumberOf(maxDays)];
  if (from === undefined || to === undefined || from < 0 || to < 0 || from > MOST_DAYS || to > MOST_DAYS)
    return `Enter whole days from 0 to ${MOST_DAYS}.`;
  return from > to ? "The first day is after the last day." : undefined;
};

const prefixError = ({ pinPrefixes, states }: ZoneDraft): string | undefined => {
  const prefixes = prefixesOf(pinPrefixes);
  const wrong = prefixes.find((prefix) => !/^[1-9]\d{0,5}$/.test(prefix));
  if (wrong !== undefined)
    return `"${wrong.slice(0, 40)}" is not the start of a PIN code: 1 to 6 digits, not starting with 0.`;
  return prefixes.length + states.length === 0
    ? "Enter the start of a PIN code, or choose a state."
    : undefined;
};

const withoutAbsent = (errors: { [Name in keyof ZoneErrors]: string | undefined }): ZoneErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));

/** What can be seen to be wrong before the plan is sent, by zone and field. The server checks all of it, and more. */
export const planErrors = ({ zones, otherMinDays, otherMaxDays }: PlanDraft): PlanErrors => {
  const all: [string, ZoneErrors][] = zones.map((zone) => [
    zone.key,
    withoutAbsent({
      name: zone.name.trim() === "" ? "A zone has a name of at most 40 characters." : undefined,
      days: daysError(zone.minDays, zone.maxDays),
      pinPrefixes: prefixError(zone),
    }),
  ]);
  all.push([restOfIndia, withoutAbsent({ days: daysError(otherMinDays, otherMaxDays) })]);
  return new Map(all.filter(([, errors]) => Object.keys(errors).length > 0));
};
