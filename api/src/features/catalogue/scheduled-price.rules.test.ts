import { describe, expect, it } from "vitest";
import {
  checkedSchedule,
  checkMrp,
  checkNotPast,
  readSchedule,
  schedulesText,
  validPrice,
  type ScheduledPrice,
} from "./scheduled-price.rules.ts";

const november = (day: number, time = "00:00"): string =>
  new Date(`2026-11-${String(day).padStart(2, "0")}T${time}:00+05:30`).toISOString();

const from = (beginDay: number, endDay: number, price = 149_900): ScheduledPrice => ({
  price,
  endsAt: november(endDay),
  beginsAt: november(beginDay),
});

const codeOf = (work: () => unknown): unknown => {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("scheduled prices", () => {
  it("are put in their order, in whole minutes", () => {
    const typed = [
      from(9, 11),
      { price: 99_900, beginsAt: new Date("2026-11-01T00:00:59.9Z"), endsAt: november(5) },
    ];
    expect(checkedSchedule(typed)).toEqual([
      { price: 99_900, endsAt: november(5), beginsAt: "2026-11-01T00:00:00.000Z" },
      from(9, 11),
    ]);
  });

  it("may follow each other without a gap", () => {
    expect(checkedSchedule([from(5, 9), from(1, 5)])).toHaveLength(2);
  });

  it.each([
    ["overlap", [from(1, 5), from(4, 6)], "SCHEDULE_INVALID"],
    ["are twice the same", [from(1, 5), from(1, 5)], "SCHEDULE_INVALID"],
    ["hold each other", [from(1, 30), from(4, 6)], "SCHEDULE_INVALID"],
    ["end as they begin", [from(5, 5)], "SCHEDULE_INVALID"],
    ["end before they begin", [from(6, 5)], "SCHEDULE_INVALID"],
    ["cost nothing", [from(1, 5, 0)], "PRICE_INVALID"],
    ["cost less than nothing", [from(1, 5, -1)], "PRICE_INVALID"],
    ["cost more than ten lakh rupees", [from(1, 5, 100_000_001)], "PRICE_INVALID"],
    ["have no real instant", [{ ...from(1, 5), beginsAt: "soon" }], "SCHEDULE_INVALID"],
    ["are of another century", [{ ...from(1, 5), endsAt: "2126-11-05T00:00:00Z" }], "SCHEDULE_INVALID"],
    ["are too many", Array.from({ length: 51 }, () => from(1, 5)), "SCHEDULE_INVALID"],
  ])("are refused if they %s", (_, typed, code) => {
    expect(codeOf(() => checkedSchedule(typed))).toBe(code);
  });
});

describe("an instant in the past", () => {
  const now = new Date(november(3, "12:00"));
  const running = from(1, 5);
  const over = { ...from(1, 2), beginsAt: november(1) };

  it.each([
    ["a price that begins now", [{ ...from(3, 5), beginsAt: november(3, "11:55") }], [], undefined],
    ["a price that would have begun", [from(3, 5)], [], "SCHEDULE_INVALID"],
    ["a price that would be over", [from(1, 2)], [], "SCHEDULE_INVALID"],
    ["the running price as it is", [running], [running], undefined],
    [
      "another end of the running price",
      [{ ...running, endsAt: november(3, "12:00") }],
      [running],
      undefined,
    ],
    ["another amount of the running price", [{ ...running, price: 1 }], [running], undefined],
    [
      "another begin of the running price",
      [{ ...running, beginsAt: november(2) }],
      [running],
      "SCHEDULE_INVALID",
    ],
    ["a price that is over, as it is", [over], [over], undefined],
    ["another amount of a price that is over", [{ ...over, price: 1 }], [over], "SCHEDULE_INVALID"],
    ["a longer time of a price that is over", [{ ...over, endsAt: november(9) }], [over], "SCHEDULE_INVALID"],
    ["no price where one was", [], [running], undefined],
  ])("%s", (_, after, before, code) => {
    expect(codeOf(() => checkNotPast(after, before, now))).toBe(code);
  });
});

it("is valid from its begin until just before its end", () => {
  const at = (instant: string) => validPrice([from(1, 5), from(5, 6, 1)], new Date(instant))?.price;
  expect([
    at("2026-10-31T18:29:59.999Z"),
    at(november(1)),
    at("2026-11-04T18:29:59.999Z"),
    at(november(5)),
  ]).toEqual([undefined, 149_900, 149_900, 1]);
  expect(at(november(6))).toBeUndefined();
});

describe("a price above the MRP", () => {
  const fieldOf = (prices: Parameters<typeof checkMrp>[0], changed?: string[]): unknown => {
    try {
      checkMrp(prices, changed && ((name) => changed.includes(name)));
      return undefined;
    } catch (error) {
      return (error as { details: { field: string } }).details.field;
    }
  };

  it.each([
    [{ price: 200, mrp: null, scheduledPrices: [from(1, 5, 300)] }, undefined, undefined],
    [{ price: 200, mrp: 200, scheduledPrices: [from(1, 5, 200)] }, undefined, undefined],
    [{ price: 201, mrp: 200, scheduledPrices: [] }, ["price"], "price"],
    [{ price: 201, mrp: 200, scheduledPrices: [] }, ["mrp"], "mrp"],
    [{ price: 201, mrp: 200, scheduledPrices: [] }, ["mrp", "price"], "price"],
    [{ price: 100, mrp: 200, scheduledPrices: [from(1, 5, 201)] }, ["scheduledPrices"], "scheduledPrices"],
    [{ price: 100, mrp: 200, scheduledPrices: [from(1, 5, 201)] }, ["mrp"], "mrp"],
  ])("of %j after a change of %j is refused at %s", (prices, changed, field) => {
    expect(fieldOf(prices, changed)).toBe(field);
  });
});

describe("the cell of a file", () => {
  it("is read as it is written", () => {
    const schedule = [from(1, 5), { ...from(9, 11, 99_950), endsAt: november(10, "21:30") }];
    const cell = schedulesText(schedule);
    expect(cell).toBe(
      "1499 from 2026-11-01 00:00 to 2026-11-05 00:00; 999.5 from 2026-11-09 00:00 to 2026-11-10 21:30",
    );
    expect(readSchedule(cell)).toEqual(schedule);
    expect([readSchedule(""), readSchedule(" ; ")]).toEqual([[], []]);
  });

  it.each([
    "1,499 from 1 November 2026 to 4 November 2026",
    "₹1,499.00 from 01/11/2026 00:00 to 05/11/2026 00:00",
    "1499 From 2026-11-01 12:00 am to 2026-11-05 12:00 AM;",
    "Rs. 1499 from 1-Nov-26 to 4-Nov-26",
  ])("%s is from the start of the 1st to the end of the 4th", (cell) => {
    expect(readSchedule(cell)).toEqual([from(1, 5)]);
  });

  it.each([
    "1499 from 2026-11-01 09:30:00 to 2026-11-05 21:00:59",
    "1499 from 2026-11-01 09:30:00.000 to 2026-11-05 21:00:00.5",
    "1499 from 2026-11-01T04:00Z to 2026-11-05T15:30:00.000Z",
    "1499 from 1 November 2026 9:30:00 am to 5 November 2026 9:00 pm",
  ])("%s keeps its times", (cell) => {
    expect(schedulesText(readSchedule(cell))).toBe("1499 from 2026-11-01 09:30 to 2026-11-05 21:00");
  });

  it.each([
    "1499",
    "1499 from tomorrow to 2026-11-05",
    "x from 2026-11-01 to 2026-11-05",
    "1499 from 2026-11-31 to 2026-12-05",
    "1499 from 2026-11-01 25:00 to 2026-11-05",
  ])("%s is refused", (cell) => {
    expect(codeOf(() => readSchedule(cell))).toBe("SCHEDULE_INVALID");
  });
});
