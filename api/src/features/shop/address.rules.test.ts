import { describe, expect, it } from "vitest";
import { shopRules } from "../shop/shop.rules.ts";
import { checkedAddress, type Address } from "./address.rules.ts";

const addressWith = (changes: Partial<Address> = {}): Address => ({
  fullName: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  address: "14, Residency Road",
  city: "Bengaluru",
  state: "Karnataka",
  zipCode: "560025",
  country: "India",
  ...changes,
});

const refusal = (changes: Partial<Address>): unknown => {
  try {
    return checkedAddress(addressWith(changes), shopRules);
  } catch (error) {
    return error;
  }
};

describe("an address", () => {
  it("is stored as it was typed, without surrounding spaces", () => {
    const address = checkedAddress(addressWith({ city: "  Bengaluru\n", state: " Karnataka " }), shopRules);
    expect(address).toEqual(addressWith());
  });

  it("is stored in one Unicode form", () => {
    expect(checkedAddress(addressWith({ fullName: "Zoe\u0308 D\u2019Souza" }), shopRules).fullName).toBe(
      "Zo\u00eb D\u2019Souza",
    );
  });

  it("keeps line breaks only in the street and no invisible characters", () => {
    const input = addressWith({
      fullName: "Asha\u202e \n Rao",
      address: "14, Residency\u200b Road\n2nd floor",
      city: "Ben\u200bgaluru\r\nNorth",
    });
    expect(checkedAddress(input, shopRules)).toEqual(
      addressWith({ address: "14, Residency Road\n2nd floor", city: "Bengaluru North" }),
    );
  });

  it.each([
    ["fullName", "王小明", "We cannot print 王, 小 and 明 on your parcel."],
    ["address", "12, 中山路", "We cannot print 中, 山 and 路 on your parcel."],
    ["city", "กรุงเทพ", "We cannot print ก, รุ, ง, เ and ท on your parcel."],
    ["fullName", "😀 👍🏽", "We cannot print emoji on your parcel. Please write the full name in letters."],
    ["city", "★", "We cannot print emoji on your parcel. Please write the city in letters."],
  ])("has no %s that cannot be printed: %s", (field, text, message) => {
    const refused = refusal({ [field]: text }) as { code: string; message: string; details: unknown };
    expect(refused).toMatchObject({ code: "NOT_PRINTABLE", details: { field } });
    expect(refused.message).toContain(message);
  });

  it.each(["தமிழ்ச்செல்வன்", "محمد علی", "Nguyễn", "ᱥᱟᱱᱛᱟᱲ", "Meera 😀", "𝓜𝓮𝓮𝓻𝓪", "Жукова"])(
    "is stored as it was typed in any script that is printed: %s",
    (fullName) => {
      expect(checkedAddress(addressWith({ fullName }), shopRules).fullName).toBe(fullName);
    },
  );

  it("does not change its input", () => {
    const input = addressWith({ city: " Bengaluru " });
    checkedAddress(input, shopRules);
    expect(input.city).toBe(" Bengaluru ");
  });

  it.each(Object.keys(addressWith()))("needs its %s", (field) => {
    for (const blank of ["", " ", "\u00a0\u2003"])
      expect(refusal({ [field]: blank })).toMatchObject({
        code: "FILL_ALL_FIELDS",
        message: "Please fill all fields.",
        details: { field },
      });
  });

  it("reports missing fields before an unknown state", () => {
    expect(refusal({ state: "Atlantis", zipCode: "" })).toMatchObject({ code: "FILL_ALL_FIELDS" });
  });

  it("is in one of the 28 states, not in a union territory", () => {
    expect(shopRules.states).toHaveLength(28);
    for (const state of shopRules.states) expect(refusal({ state })).toMatchObject({ state });
    for (const state of ["Delhi", "Chandigarh", "Ladakh", "punjab"])
      expect(refusal({ state })).toMatchObject({ code: "STATE_UNKNOWN" });
  });

  it("is in India", () => {
    expect(refusal({ country: "Nepal" })).toMatchObject({ code: "COUNTRY_UNKNOWN" });
  });

  it("has fields of limited length, without characters that cannot be stored", () => {
    expect(refusal({ address: "x".repeat(501) })).toMatchObject({
      code: "BAD_INPUT",
      details: { field: "address" },
    });
    expect(refusal({ address: "x".repeat(500) })).toMatchObject({ address: "x".repeat(500) });
    expect(refusal({ city: "Benga\0luru" })).toMatchObject({ code: "BAD_INPUT", details: { field: "city" } });
  });
});
