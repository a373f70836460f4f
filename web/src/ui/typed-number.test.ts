import { expect, it } from "vitest";
import { mobileText } from "./typed-number.ts";

it.each(["9876543210", "98765 43210", "+91 98765-43210", "0091 9876543210", "09876543210", "919876543210"])(
  "reads %s as a mobile number",
  (typed) => expect(mobileText(typed)).toBe("+91 98765 43210"),
);

it.each(["", "asha@example.com", "5876543210", "987654321", "98765432101", "+1 9876543210"])(
  "reads %j as no mobile number",
  (typed) => expect(mobileText(typed)).toBeUndefined(),
);
