import { describe, expect, it } from "vitest";
import type { DeliveryRangeQuery } from "../../graphql/generated.ts";
import { noDeliveryText } from "./pin-code.ts";
import { deliveryOf } from "./use-delivery-range.ts";

const rangeIn = (from: string, to: string): DeliveryRangeQuery => ({
  deliveryRange: { from, to },
  statesWithoutDelivery: [],
});
const ofOldPin = rangeIn("2026-11-25", "2026-11-28");
const ofNewPin = rangeIn("2026-12-01", "2026-12-04");
const ofClosedPin: DeliveryRangeQuery = { deliveryRange: null, statesWithoutDelivery: ["Delhi"] };

describe("the delivery range of a new PIN code", () => {
  it("is that of the previous one while it loads", () => {
    expect(deliveryOf({ previousData: ofOldPin }).range).toBe(ofOldPin.deliveryRange);
    expect(deliveryOf({ data: ofNewPin, previousData: ofOldPin }).range).toBe(ofNewPin.deliveryRange);
    expect(deliveryOf({}).range).toBeUndefined();
  });

  it("is not the previous one after a failed request", () => {
    const failed = deliveryOf({ previousData: ofOldPin, error: new Error("offline") });
    expect(failed).toMatchObject({ range: null, hasFailed: true });
  });
});

describe("a PIN code without delivery", () => {
  it("has no range and names its states, until another PIN code loads", () => {
    expect(deliveryOf({ data: ofClosedPin, previousData: ofOldPin })).toEqual({
      range: null,
      closedStates: ["Delhi"],
      hasFailed: false,
    });
    expect(deliveryOf({ previousData: ofClosedPin })).toMatchObject({ range: undefined, closedStates: [] });
  });

  it.each([
    [["Delhi"], "We do not deliver to Delhi yet."],
    [["Jammu and Kashmir", "Ladakh"], "We do not deliver to Jammu and Kashmir or Ladakh yet."],
  ])("of %j has its sentence", (states, sentence) => {
    expect(noDeliveryText(states)).toBe(sentence);
  });
});
