import { describe, expect, it } from "vitest";
import {
  courierNamed,
  courierPageOf,
  defaultCouriers,
  isTrackingId,
  readCouriers,
  trackingUrlOf,
} from "./courier.rules.ts";

const couriersOf = (text: string) => {
  const result = readCouriers(text);
  return "couriers" in result ? result.couriers : result.invalid;
};

describe("the couriers of the settings", () => {
  it("are six by default, each with a page over https that names the tracking id", () => {
    const couriers = couriersOf(defaultCouriers);
    if (typeof couriers === "string") throw new Error(couriers);
    expect(couriers.map(({ name }) => name)).toEqual([
      "Delhivery",
      "Blue Dart",
      "DTDC",
      "India Post",
      "Ekart",
      "Xpressbees",
    ]);
    for (const courier of couriers) {
      const url = new URL(trackingUrlOf(courier, "AB-12345") ?? "");
      expect([url.protocol, url.href.includes("AB-12345")]).toEqual(["https:", true]);
    }
  });

  it("are found by name in any case of letters", () => {
    const couriers = [{ name: "Blue Dart", urlTemplate: "https://bluedart.example/{trackingId}" }];
    expect(courierNamed(couriers, " blue DART ")?.name).toBe("Blue Dart");
    expect(courierNamed(couriers, "Bluedart")).toBeUndefined();
  });

  it("lead to the page of a parcel, unless the courier or the tracking id is unknown", () => {
    const couriers = [{ name: "Post", urlTemplate: "https://post.example/{trackingId}" }];
    expect(courierPageOf(couriers, { courier: "POST", trackingId: "AB-12" })).toBe(
      "https://post.example/AB-12",
    );
    expect(courierPageOf(couriers, { courier: "Else", trackingId: "AB-12" })).toBeUndefined();
    expect(courierPageOf(couriers, { courier: "Post", trackingId: "a/b?c" })).toBeUndefined();
  });

  it.each([
    ["Post=http://post.example/{trackingId}", "no https"],
    ["Post=javascript:alert('{trackingId}')", "a script"],
    ["Post=https://post.example/", "no tracking id"],
    ["Post=https://{trackingId}.example/", "a host that depends on the tracking id"],
    ["Post=https://post.example{trackingId}/", "a host that ends in the tracking id"],
    ["Post=https://user:secret@post.example/{trackingId}", "a password"],
    ["=https://post.example/{trackingId}", "no name"],
    ["https://post.example/{trackingId}", "no name either"],
    [`${"x".repeat(41)}=https://post.example/{trackingId}`, "a long name"],
    ["A=https://a.example/{trackingId}; a=https://b.example/{trackingId}", "a name twice"],
    [" ; ", "nothing"],
  ])("are refused: %s (%s)", (text) => {
    expect(typeof couriersOf(text)).toBe("string");
  });
});

describe("a tracking id", () => {
  it.each(["AB12", "1234567890", "A-b-9".padEnd(40, "0")])("is %s", (text) => {
    expect(isTrackingId(text)).toBe(true);
  });

  it.each([
    "",
    "123",
    "A".repeat(41),
    "12 34",
    "12/34",
    "12&a=b",
    "12?34",
    "12#34",
    "%41234",
    "<b>1</b>",
    "1234\n",
  ])("is not %j, and has no link", (text) => {
    expect(isTrackingId(text)).toBe(false);
    expect(
      trackingUrlOf({ name: "Post", urlTemplate: "https://post.example/{trackingId}" }, text),
    ).toBeUndefined();
  });
});
