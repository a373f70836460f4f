import { describe, expect, it } from "vitest";
import { addDays, dayInIndia } from "../../platform/days.ts";
import { checkedPlan, type DeliveryPlan } from "./delivery-plan.rules.ts";
import { dispatchDay, isWorkingDay, promiseOf, type DeliveryPromise } from "./delivery-promise.rules.ts";

const plan: DeliveryPlan = {
  cutOffHour: 14,
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: ["2026-01-26"],
  zones: [
    { name: "North", minDays: 2, maxDays: 4, states: ["Punjab", "Haryana"], pinPrefixes: ["110", "160"] },
    { name: "Near", minDays: 1, maxDays: 2, states: [], pinPrefixes: ["1600"] },
    { name: "Far", minDays: 6, maxDays: 10, states: ["Assam"], pinPrefixes: [] },
  ],
  otherMinDays: 4,
  otherMaxDays: 7,
};

/** An instant of a day and time in India. */
const ist = (text: string) => new Date(`${text}:00+05:30`);

describe("the day of dispatch", () => {
  it.each([
    ["before the cut-off", "2026-01-21T13:59", "2026-01-21"],
    ["at the cut-off", "2026-01-21T14:00", "2026-01-22"],
    ["after midnight in India, which is the day before in UTC", "2026-01-22T00:30", "2026-01-22"],
    ["late on Saturday, before a Sunday and a holiday", "2026-01-24T18:00", "2026-01-27"],
    ["early on a holiday", "2026-01-26T09:00", "2026-01-27"],
    ["at the turn of the year", "2025-12-31T20:00", "2026-01-01"],
  ])("%s", (_name, at, expected) => {
    expect(dispatchDay(ist(at), plan)).toBe(expected);
  });

  it("is the same day at hour 24", () => {
    expect(dispatchDay(ist("2026-01-21T23:59"), { ...plan, cutOffHour: 24 })).toBe("2026-01-21");
  });

  it("is never the same day at hour 0", () => {
    expect(dispatchDay(ist("2026-01-21T00:00"), { ...plan, cutOffHour: 0 })).toBe("2026-01-22");
  });
});

describe("the promised range", () => {
  const at = ist("2026-01-21T10:00");
  it.each([
    ["a state", { states: ["Punjab"] }, "2026-01-23", "2026-01-27", "North"],
    [
      "a PIN prefix before the state",
      { pin: "160017", states: ["Assam"] },
      "2026-01-22",
      "2026-01-23",
      "Near",
    ],
    ["a place outside of the zones", { states: ["Kerala"] }, "2026-01-27", "2026-01-30", "Rest of India"],
    [
      "a PIN code of two states in two zones",
      { pin: "783334", states: ["Assam", "Kerala"] },
      "2026-01-27",
      "2026-02-03",
      null,
    ],
    ["the whole of India", {}, "2026-01-22", "2026-02-03", null],
  ])("of %s", (_name, destination, from, to, zone) => {
    expect(promiseOf(plan, destination, at)).toEqual({ from, to, zone });
  });
});

describe("10,000 random plans and instants", () => {
  let seed = 20261122;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const randomPlan = (): DeliveryPlan => {
    const minDays = random(8);
    return {
      cutOffHour: random(25),
      workingDays: [1, 2, 3, 4, 5, 6, 7].filter(() => random(3) > 0).concat(1),
      holidays: Array.from({ length: random(12) }, () => addDays("2026-01-01", random(40))),
      zones: [],
      otherMinDays: minDays,
      otherMaxDays: minDays + random(8),
    };
  };

  const promises = Array.from({ length: 10_000 }, () => {
    const anyPlan = randomPlan();
    const at = new Date(Date.parse("2026-01-01T00:00:00Z") + random(20 * 24 * 60) * 60_000);
    const later = new Date(at.getTime() + random(3 * 24 * 60) * 60_000);
    return { anyPlan, at, promise: promiseOf(anyPlan, {}, at), next: promiseOf(anyPlan, {}, later) };
  });

  it("promise working days", () => {
    const isWrong = ({ anyPlan, promise }: (typeof promises)[number]) =>
      !isWorkingDay(promise.from, anyPlan) || !isWorkingDay(promise.to, anyPlan);
    expect(promises.filter(isWrong)).toEqual([]);
  });

  it("promise days in order from the day itself on", () => {
    const isInOrder = (at: Date, { from, to }: DeliveryPromise) => dayInIndia(at) <= from && from <= to;
    expect(promises.filter(({ at, promise }) => !isInOrder(at, promise))).toEqual([]);
  });

  it("promise no earlier days for a later order", () => {
    expect(promises.filter(({ promise, next }) => promise.from > next.from || promise.to > next.to)).toEqual(
      [],
    );
  });
});

describe("a plan", () => {
  const states = ["Punjab", "Haryana", "Assam", "Kerala"];
  it("is sorted and trimmed, each day once", () => {
    const input = { ...plan, holidays: ["2026-08-15", "2026-01-26", "2026-08-15"], workingDays: [6, 1, 1] };
    expect(checkedPlan(input, states)).toMatchObject({
      holidays: ["2026-01-26", "2026-08-15"],
      workingDays: [1, 6],
    });
  });

  const zone = { name: "North", minDays: 1, maxDays: 2, states: [], pinPrefixes: ["11"] };

  const refusal = (zones: DeliveryPlan["zones"]) => () => checkedPlan({ ...plan, zones }, states);

  it("says that a zone has no place", () => {
    expect(refusal([{ ...zone, pinPrefixes: [] }])).toThrow(
      "North has no place: please choose a state or enter the start of a PIN code.",
    );
  });

  it("says that two zones are named alike", () => {
    expect(refusal([zone, { ...zone, name: " north", pinPrefixes: ["16"] }])).toThrow(
      "Two zones have the name north.",
    );
  });

  it.each<[string, Partial<DeliveryPlan>, string]>([
    ["no working day", { workingDays: [] }, "workingDays"],
    ["an eighth weekday", { workingDays: [8] }, "workingDays"],
    ["an hour above 24", { cutOffHour: 25 }, "cutOffHour"],
    ["fewer last days than first days", { otherMinDays: 5, otherMaxDays: 4 }, "otherMinDays"],
    ["a zone without a name", { zones: [{ ...zone, name: " " }] }, "zones"],
    ["a name twice", { zones: [zone, { ...zone }] }, "zones"],
    ["a state that is not delivered to", { zones: [{ ...zone, states: ["Goa"] }] }, "zones"],
    [
      "a state in two zones",
      {
        zones: [
          { ...zone, states: ["Assam"] },
          { ...zone, name: "B", states: ["Assam"] },
        ],
      },
      "zones",
    ],
    ["a prefix with letters", { zones: [{ ...zone, pinPrefixes: ["11x"] }] }, "zones"],
    ["a prefix that starts with 0", { zones: [{ ...zone, pinPrefixes: ["011"] }] }, "zones"],
    [
      "21 zones",
      {
        zones: Array.from({ length: 21 }, (_, index) => ({
          ...zone,
          name: `${index}`,
          pinPrefixes: [`${index + 10}`],
        })),
      },
      "zones",
    ],
  ])("is refused with %s", (_name, changes, field) => {
    expect(() => checkedPlan({ ...plan, ...changes }, states)).toThrow(
      expect.objectContaining({ code: "DELIVERY_PLAN_INVALID", details: expect.objectContaining({ field }) }),
    );
  });
});
