import { describe, expect, it } from "vitest";
import { addressErrors, hasBlank, mobileDigits, toShippingAddressInput, type Address } from "./address.ts";

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

describe("an Indian mobile number", () => {
  it.each(["9876543210", "+91 98765 43210", "91-98765-43210", "09876543210", "6000000000"])(
    "takes %s",
    (typed) => {
      expect(mobileDigits(typed)).toMatch(/^[6-9]\d{9}$/);
    },
  );

  it.each(["5876543210", "987654321", "98765432101", "+1 9876543210", "98765abc10", ""])(
    "refuses %s",
    (typed) => {
      expect(mobileDigits(typed)).toBeUndefined();
    },
  );
});

describe("the address form", () => {
  it("lets a whole address through", () => {
    expect(errorsWith({})).toEqual({});
    expect(hasBlank(validAddress)).toBe(false);
  });

  it("asks first for every blank field, spaces alone too, before it looks at any other", () => {
    expect(Object.keys(errorsWith({ city: " ", state: "", phone: "12" }))).toEqual(["city", "state"]);
    expect(hasBlank({ ...validAddress, city: "  " })).toBe(true);
  });

  it.each(["060017", "16001", "1600177", "16O017"])("refuses the PIN code %s", (zipCode) => {
    expect(Object.keys(errorsWith({ zipCode }))).toEqual(["zipCode"]);
  });

  it("names each wrong field at once", () => {
    expect(Object.keys(errorsWith({ email: "meera", phone: "123", zipCode: "1" }))).toEqual([
      "email",
      "phone",
      "zipCode",
    ]);
  });
});

it("sends the number as couriers write it and the PIN code without spaces", () => {
  expect(toShippingAddressInput(validAddress, "India")).toEqual({
    ...validAddress,
    phone: "+91 98765 43210",
    zipCode: "141001",
    country: "India",
  });
});
