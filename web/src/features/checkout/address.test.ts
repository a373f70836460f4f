import { describe, expect, it } from "vitest";
import { addressErrors, hasBlank, rebasedAddress, toShippingAddressInput, type Address } from "./address.ts";

const validAddress: Address = {
  fullName: "Meera Sharma",
  email: "meera@example.com",
  phone: "98765 43210",
  address: "12, Rose Lane",
  city: "Ludhiana",
  state: "Punjab",
  zipCode: "141 001",
};

const errorsWith = (change: Partial<Address>) => addressErrors({ ...validAddress, ...change });

describe("the address form", () => {
  it("accepts a complete address", () => {
    expect(errorsWith({})).toEqual({});
    expect(hasBlank(validAddress)).toBe(false);
  });

  it("reports only blank fields first, also fields with only spaces", () => {
    expect(Object.keys(errorsWith({ city: " ", state: "", phone: "12" }))).toEqual(["city", "state"]);
    expect(hasBlank({ ...validAddress, city: "  " })).toBe(true);
  });

  it.each(["060017", "16001", "1600177", "16O017"])("refuses the PIN code %s", (zipCode) => {
    expect(Object.keys(errorsWith({ zipCode }))).toEqual(["zipCode"]);
  });

  it("reports all invalid fields together", () => {
    expect(Object.keys(errorsWith({ email: "meera", phone: "123", zipCode: "1" }))).toEqual([
      "email",
      "phone",
      "zipCode",
    ]);
  });
});

it("accepts numbers as phones and web pages copy them", () => {
  const copied = {
    phone: "\u202a+91\u00a098765\u201143210\u202c",
    zipCode: " 141-001\u200b",
    email: "meera@example.com\u200b",
  };
  expect(errorsWith(copied)).toEqual({});
  expect(toShippingAddressInput({ ...validAddress, ...copied }, "India")).toMatchObject({
    phone: "+91 98765 43210",
    zipCode: "141001",
    email: "meera@example.com",
  });
});

it("formats the mobile number with +91 and removes spaces from the PIN code", () => {
  expect(toShippingAddressInput(validAddress, "India")).toEqual({
    ...validAddress,
    phone: "+91 98765 43210",
    zipCode: "141001",
    country: "India",
  });
});

it("takes over the changed fields of an address except the typed ones", () => {
  const typed = { ...validAddress, city: "Jalandhar" };
  const current = { ...validAddress, city: "Amritsar", phone: "98765 00000" };
  expect(rebasedAddress(typed, validAddress, current)).toEqual({ ...current, city: "Jalandhar" });
});
