import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodePinCodes } from "../../../tools/pin-codes/encode-pin-codes.ts";
import { tableFile } from "../../../tools/pin-codes/write-pin-regions.ts";
import { shopRules } from "../shop/shop.rules.ts";
import { statesOfPin, statesWithoutDelivery } from "./pin-states.rules.ts";

describe("the states of a PIN code", () => {
  it.each([
    ["560025", ["Karnataka"]],
    ["110001", ["Delhi"]],
    ["194101", ["Jammu and Kashmir", "Ladakh"]],
    ["160017", ["Chandigarh"]],
    ["160055", ["Chandigarh", "Punjab"]],
    ["999999", undefined],
  ])("of %s are %j", (pin, states) => {
    expect(statesOfPin(pin)).toEqual(states);
  });
});

describe("the states of a PIN code without delivery", () => {
  it("are those that checkout finds in the table of PIN codes", () => {
    const states: readonly string[] = shopRules.states;
    const differing = decodePinCodes(readFileSync(tableFile, "utf8")).filter(
      (pinCode) =>
        pinCode.states.some((state) => states.includes(state)) !==
        (statesWithoutDelivery(pinCode.pin, states).length === 0),
    );
    expect(differing).toEqual([]);
  });

  it("are none if the PIN code is unknown, or if the shop delivers to one of them", () => {
    expect(statesWithoutDelivery("999999", ["Punjab"])).toEqual([]);
    expect(statesWithoutDelivery("160055", ["Punjab"])).toEqual([]);
    expect(statesWithoutDelivery("160055", ["Kerala"])).toEqual(["Chandigarh", "Punjab"]);
  });
});
