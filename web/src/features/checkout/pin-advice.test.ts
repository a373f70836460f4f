import { describe, expect, it } from "vitest";
import { pinAdvice } from "./pin-advice.ts";

const states = ["Karnataka", "Kerala", "Assam", "Meghalaya"];
const bengaluru = { city: "Bengaluru", states: ["Karnataka"] };
const all = new Set(["city", "state"] as const);
const none = new Set<"city" | "state">();

describe("the advice for a PIN code", () => {
  it("fills in empty fields", () => {
    expect(pinAdvice(bengaluru, { city: "", state: "" }, { fillableFields: all, states })).toEqual({
      fill: { city: "Bengaluru", state: "Karnataka" },
      otherStates: [],
      closedStates: [],
      isUnknown: false,
    });
  });

  it("never overwrites a typed field", () => {
    const currentValues = { city: "Bangalore", state: "Karnataka" };
    expect(pinAdvice(bengaluru, currentValues, { fillableFields: none, states })).toMatchObject({
      fill: {},
      otherStates: [],
    });
  });

  it("offers the state of the PIN code if another one is chosen", () => {
    const currentValues = { city: "Kochi", state: "Kerala" };
    expect(pinAdvice(bengaluru, currentValues, { fillableFields: none, states })).toMatchObject({
      fill: {},
      otherStates: ["Karnataka"],
    });
  });

  it("accepts both states of a PIN code with two", () => {
    const border = { city: "Kamrup", states: ["Assam", "Meghalaya"] };
    const chosen = { city: "X", state: "Meghalaya" };
    expect(pinAdvice(border, chosen, { fillableFields: none, states }).otherStates).toEqual([]);
  });

  it("offers both states while none is chosen", () => {
    const border = { city: "Kamrup", states: ["Assam", "Meghalaya"] };
    expect(pinAdvice(border, { city: "", state: "" }, { fillableFields: all, states })).toMatchObject({
      fill: { city: "Kamrup" },
      otherStates: ["Assam", "Meghalaya"],
    });
  });

  it("fills in the city alone where the shop has no such state to choose", () => {
    const delhi = { city: "New Delhi", states: ["Delhi"] };
    expect(pinAdvice(delhi, { city: "", state: "" }, { fillableFields: all, states })).toEqual({
      fill: { city: "New Delhi", state: "" },
      otherStates: [],
      closedStates: ["Delhi"],
      isUnknown: false,
    });
  });

  it("says that the shop does not deliver to the state", () => {
    const delhi = { city: "New Delhi", states: ["Delhi"] };
    expect(pinAdvice(delhi, { city: "X", state: "Kerala" }, { fillableFields: none, states })).toMatchObject({
      otherStates: [],
      closedStates: ["Delhi"],
    });
  });

  describe("of an unknown code", () => {
    const currentValues = { city: "Bengaluru", state: "Karnataka" };
    const afterFilled = pinAdvice(undefined, currentValues, { fillableFields: all, states });

    it("says so", () => {
      expect(afterFilled).toMatchObject({ otherStates: [], closedStates: [], isUnknown: true });
    });

    it("empties only what an earlier code has filled in", () => {
      expect(afterFilled.fill).toEqual({ city: "", state: "" });
      expect(pinAdvice(undefined, currentValues, { fillableFields: none, states }).fill).toEqual({});
    });
  });
});
