import { expect, it } from "vitest";
import { otpInState } from "./otp-in-state.ts";

it("is in the second step after a reload too", () => {
  expect(otpInState({ email: "asha@example.com", sentAt: 5 })).toEqual({
    email: "asha@example.com",
    sentAt: 5,
  });
});

it.each([null, {}, { email: "asha@example.com" }, { email: 1, sentAt: 5 }, "asha@example.com"])(
  "is in the first step with %j",
  (state) => {
    expect(otpInState(state)).toBeNull();
  },
);
