import { addDays, dayInIndia } from "../../platform/days.ts";
import type { DeliveryPlan, DeliveryZone } from "./delivery-plan.rules.ts";

/** Where a parcel goes, as far as it is known. */
export type Destination = {
  pin?: string | undefined;
  /** The states of the destination: more than one if its PIN code does not decide. */
  states?: readonly string[] | undefined;
};

/**
 * The first and the last day of a promised delivery, in India, and the zone if there is exactly one: the punctuality of
 * the shop is counted by zone, and a promise over several zones belongs to none of them.
 */
export type DeliveryPromise = { from: string; to: string; zone: string | null };

/** The name of all places outside of the zones. */
const otherPlaces = "Rest of India";

const indianHour = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  hour: "2-digit",
  hourCycle: "h23",
});

const isoWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

type Calendar = Pick<DeliveryPlan, "workingDays" | "holidays">;

/** Whether parcels leave and arrive on a day. */
export const isWorkingDay = (day: string, { workingDays, holidays }: Calendar): boolean =>
  workingDays.includes(isoWeekday(day)) && !holidays.includes(day);

/** The first working day on a day or after it. */
const workingDayFrom = (day: string, calendar: Calendar): string => {
  let next = day;
  while (!isWorkingDay(next, calendar)) next = addDays(next, 1);
  return next;
};

/** The working day that lies `count` working days after another. */
const addWorkingDays = (day: string, count: number, calendar: Calendar): string => {
  let next = day;
  for (let step = 0; step < count; step += 1) next = workingDayFrom(addDays(next, 1), calendar);
  return next;
};

/** The day on which an order of an instant leaves the shop. */
export const dispatchDay = (at: Date, plan: Calendar & Pick<DeliveryPlan, "cutOffHour">): string => {
  const today = dayInIndia(at);
  const isInTime = Number(indianHour.format(at)) < plan.cutOffHour;
  return workingDayFrom(isInTime ? today : addDays(today, 1), plan);
};

/** Working days from the dispatch to the delivery in a zone. */
type TransitTime = Pick<DeliveryZone, "name" | "minDays" | "maxDays">;

const defaultTransitTime = ({ otherMinDays, otherMaxDays }: DeliveryPlan): TransitTime => ({
  name: otherPlaces,
  minDays: otherMinDays,
  maxDays: otherMaxDays,
});

const zoneOfPin = ({ zones }: DeliveryPlan, pin: string): DeliveryZone | undefined => {
  const matches = zones.flatMap((zone) =>
    zone.pinPrefixes.filter((prefix) => pin.startsWith(prefix)).map((prefix) => ({ zone, prefix })),
  );
  return matches.sort((one, other) => other.prefix.length - one.prefix.length)[0]?.zone;
};

/** The transit times of the zones to which a destination may belong, in working days. */
const transitTimesOf = (plan: DeliveryPlan, { pin, states }: Destination): TransitTime[] => {
  const byPin = pin ? zoneOfPin(plan, pin) : undefined;
  if (byPin) return [byPin];
  if (!states || states.length === 0) return [...plan.zones, defaultTransitTime(plan)];
  return states.map(
    (state) => plan.zones.find((zone) => zone.states.includes(state)) ?? defaultTransitTime(plan),
  );
};

/**
 * The days between which an order of an instant should arrive. A destination that may lie in several zones gets the range of
 * all of them; without a destination that is the whole of India.
 */
export const promiseOf = (plan: DeliveryPlan, destination: Destination, at: Date): DeliveryPromise => {
  const transitTimes = transitTimesOf(plan, destination);
  const dispatched = dispatchDay(at, plan);
  const names = new Set(transitTimes.map(({ name }) => name));
  const [name = null] = names;
  return {
    from: addWorkingDays(dispatched, Math.min(...transitTimes.map(({ minDays }) => minDays)), plan),
    to: addWorkingDays(dispatched, Math.max(...transitTimes.map(({ maxDays }) => maxDays)), plan),
    zone: names.size === 1 ? name : null,
  };
};
