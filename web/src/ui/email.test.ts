import { expect, it } from "vitest";
import { isEmail } from "./email.ts";

it.each(["asha@example.com", " asha.rao+shop@mail.example.co.in ", "a@b.c"])("accepts %s", (typed) => {
  expect(isEmail(typed)).toBe(true);
});

it.each(["", "   ", "asha", "asha@example", "@example.com", "asha rao@example.com", "asha@@example.com"])(
  "rejects %j",
  (typed) => {
    expect(isEmail(typed)).toBe(false);
  },
);
