import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findPin } from "./pin-table.ts";

const table = readFileSync(new URL("pin-codes.txt", import.meta.url), "utf8");

it.each([
  ["560025", "Bengaluru", ["Karnataka"]],
  ["400001", "Mumbai", ["Maharashtra"]],
  ["110001", "New Delhi", ["Delhi"]],
  ["160017", "Chandigarh", ["Chandigarh"]],
  ["500001", "Hyderabad", ["Telangana"]],
  ["682001", "Ernakulam", ["Kerala"]],
  ["855117", "Kishanganj", ["Bihar"]],
])("knows city and state of %s", (pin, city, states) => {
  expect(findPin(table, pin)).toEqual({ city, states });
});

it.each(["000000", "999999", "100000", "560999"])("does not know %s", (pin) => {
  expect(findPin(table, pin)).toBeUndefined();
});

it("has all PIN codes, each in one place, with one state or two", () => {
  const [stateLine = "", ...lines] = table.trim().split("\n");
  const pins = new Set<number>();
  for (const line of lines) {
    const [city = "", states = "", runs = ""] = line.split("|");
    expect(city).toMatch(/^[A-Z0-9]/);
    expect(states.split(",").length).toBeLessThanOrEqual(2);
    for (const index of states.split(",")) expect(stateLine.split(",")[Number(index)]).toBeTruthy();
    let last = 0;
    for (const run of runs.split(" ")) {
      const [start = "", length = "0"] = run.split("+");
      const from = last + parseInt(start, 36);
      last = from + parseInt(length, 36);
      for (let pin = from; pin <= last; pin += 1) {
        expect(pins.has(pin)).toBe(false);
        pins.add(pin);
      }
    }
  }
  expect(pins.size).toBeGreaterThan(19_000);
  expect([...pins].every((pin) => pin > 110_000 && pin < 900_000)).toBe(true);
});
