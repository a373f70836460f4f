import { expect, it } from "vitest";
import { mailAddress } from "./mail-address.ts";

it.each([
  ["asha@example.com", "asha@example.com"],
  ["9876543210@phone.invalid", null],
  ["", null],
])("of %j is %j", (email, shown) => {
  expect(mailAddress(email)).toBe(shown);
});
