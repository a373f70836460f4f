import { expect, it } from "vitest";
import { indianInput } from "../../../ui/indian-time.ts";
import {
  isWholeSchedule,
  normalizedSchedule,
  scheduleRows,
  scheduleText,
  scheduleValue,
  scheduleWords,
  stateOfRow,
} from "./schedule.ts";

const sale = { price: "1499", from: "2026-11-01T00:00", to: "2026-11-05T21:30" };
const text = "1499 from 2026-11-01 00:00 to 2026-11-05 21:30";

it("has rows and a text that mean the same, also while they are typed", () => {
  const half = { price: "", from: "2026-11-06T00:00", to: "" };
  expect(scheduleText([sale])).toBe(text);
  expect(scheduleRows(scheduleText([sale, half]))).toEqual([sale, half]);
  expect(scheduleRows(scheduleText([{ ...sale, price: "9; 8 from" }]))).toEqual([{ ...sale, price: "9 8" }]);
  expect([scheduleRows(""), scheduleText([])]).toEqual([[], ""]);
});

it("is whole with a price, a start and a later end each", () => {
  const wholes = [[], [sale], [{ ...sale, price: "" }], [{ ...sale, to: "" }], [{ ...sale, to: sale.from }]];
  expect(wholes.map((rows) => isWholeSchedule(scheduleText(rows)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it("is sent as instants of Indian time", () => {
  expect(scheduleValue(text)).toEqual([
    { price: 1499, beginsAt: "2026-10-31T18:30:00.000Z", endsAt: "2026-11-05T16:00:00.000Z" },
  ]);
});

it("is read as Indian time", () => {
  expect(indianInput("2026-10-31T18:30:00.000Z")).toBe(sale.from);
});

it.each([
  ["2026-10-31T18:29:59Z", "coming"],
  ["2026-10-31T18:30:00Z", "running"],
  ["2026-11-05T15:59:59Z", "running"],
  ["2026-11-05T16:00:00Z", "over"],
])("at %s is %s", (now, state) => {
  expect(stateOfRow(sale, new Date(now))).toBe(state);
});

it("is shown in words", () => {
  expect(scheduleWords(text)).toBe("₹1,499 from 1 Nov 2026 to 5 Nov 2026, 9:30 pm");
  expect(scheduleWords("")).toBe("None");
});

it("is the same with the seconds that Safari adds", () => {
  const withSeconds = scheduleText([{ ...sale, from: `${sale.from}:00`, to: `${sale.to}:30` }]);
  expect(isWholeSchedule(withSeconds)).toBe(true);
  expect(scheduleValue(withSeconds)).toEqual(scheduleValue(text));
  expect(normalizedSchedule(withSeconds)).toBe(normalizedSchedule(text));
});
