import { refuse } from "./delivery.refusals.ts";
import { compactText } from "../../platform/plain-text.ts";
import { cleanLine } from "../../platform/text.ts";

/** A part of India with its days from dispatch to delivery. A PIN prefix comes before a state, a longer one before a shorter. */
export type DeliveryZone = {
  name: string;
  /** Working days after the day of dispatch. */
  minDays: number;
  maxDays: number;
  states: string[];
  pinPrefixes: string[];
};

/** How the shop computes the dates that it promises. The admin sets it. */
export type DeliveryPlan = {
  /** Orders before this hour in India leave on the same day, if it is a working day. */
  cutOffHour: number;
  /** ISO weekdays on which parcels leave and arrive: 1 is Monday. */
  workingDays: number[];
  /** Days on which none leaves or arrives. */
  holidays: string[];
  zones: DeliveryZone[];
  /** Days for all places outside of the zones. */
  otherMinDays: number;
  otherMaxDays: number;
};

const limits = { zones: 20, name: 40, days: 60, holidays: 200, prefixes: 100 };

const invalid = (field: string, message: string): never =>
  refuse("DELIVERY_PLAN_INVALID", { field, message });

const checkDays = (field: string, minDays: number, maxDays: number): void => {
  if (minDays < 0 || maxDays < minDays || maxDays > limits.days)
    invalid(field, `Days are from 0 to ${limits.days}, and the first number is not above the second.`);
};

const duplicateOf = <Item>(items: readonly Item[]): Item | undefined =>
  items.find((item, index) => items.indexOf(item) !== index);

/** A plan with its fields in one order, as a comparison needs them: the database stores them in another. */
export const orderedPlan = (plan: DeliveryPlan): DeliveryPlan => ({
  cutOffHour: plan.cutOffHour,
  workingDays: [...new Set(plan.workingDays)].sort((one, other) => one - other),
  holidays: [...new Set(plan.holidays)].sort(),
  zones: plan.zones.map(({ name, minDays, maxDays, states, pinPrefixes }) => ({
    name: name.trim(),
    minDays,
    maxDays,
    states: [...states],
    pinPrefixes: pinPrefixes.map((prefix) => compactText(prefix)),
  })),
  otherMinDays: plan.otherMinDays,
  otherMaxDays: plan.otherMaxDays,
});

/** A wrong text as a message repeats it. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)} ...` : text);

const checkZones = (zones: readonly DeliveryZone[], states: readonly string[]): void => {
  if (zones.length > limits.zones) invalid("zones", `A plan has at most ${limits.zones} zones.`);
  for (const { name, minDays, maxDays, states: zoneStates, pinPrefixes } of zones) {
    if (name === "" || name.length > limits.name)
      invalid("zones", `A zone has a name of at most ${limits.name} characters.`);
    checkDays("zones", minDays, maxDays);
    if (zoneStates.length + pinPrefixes.length === 0)
      invalid("zones", `${name} has no place: please choose a state or enter the start of a PIN code.`);
    if (pinPrefixes.length > limits.prefixes)
      invalid("zones", `${name} has more than ${limits.prefixes} PIN prefixes.`);
    const wrong = pinPrefixes.find((prefix) => !/^[1-9]\d{0,5}$/.test(prefix));
    if (wrong !== undefined)
      invalid(
        "zones",
        `"${shortened(wrong)}" is no start of a PIN code: 1 to 6 digits, not starting with 0.`,
      );
  }
  const unknown = zones.flatMap((zone) => zone.states).find((state) => !states.includes(state));
  if (unknown !== undefined) invalid("zones", `The shop does not deliver to "${shortened(unknown)}".`);
  const names = zones.map((zone) => zone.name.toLowerCase());
  const name = zones.find((_, index) => names.indexOf(names[index] ?? "") !== index)?.name;
  if (name !== undefined) invalid("zones", `Two zones have the name ${name}.`);
  const twice =
    duplicateOf(zones.flatMap((zone) => zone.states)) ??
    duplicateOf(zones.flatMap((zone) => zone.pinPrefixes));
  if (twice !== undefined) invalid("zones", `${twice} is in two zones, or twice in one.`);
};

/** The plan with cleaned texts and sorted days. Throws DELIVERY_PLAN_INVALID, BAD_INPUT. */
export const checkedPlan = (input: DeliveryPlan, states: readonly string[]): DeliveryPlan => {
  const zones = input.zones.map((zone) => ({ ...zone, name: cleanLine(zone.name, "zones", Infinity) }));
  const plan = orderedPlan({ ...input, zones });
  const { cutOffHour, workingDays, holidays, otherMinDays, otherMaxDays } = plan;
  if (cutOffHour < 0 || cutOffHour > 24) invalid("cutOffHour", "The hour is from 0 to 24.");
  if (workingDays.length === 0 || workingDays.some((day) => day < 1 || day > 7))
    invalid("workingDays", "Please choose at least one working day.");
  if (holidays.length > limits.holidays)
    invalid("holidays", `A plan has at most ${limits.holidays} holidays.`);
  checkDays("otherMinDays", otherMinDays, otherMaxDays);
  checkZones(plan.zones, states);
  return plan;
};
