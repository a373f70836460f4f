import { expect, it } from "vitest";
import { isPayoutField, payoutProblems, readPayoutForm } from "./payout-details.ts";

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

it("reads the fields of the chosen way only, trimmed", () => {
  const form = formOf({ upiId: " asha@okaxis ", accountNumber: "123", ifsc: "", holderName: "Asha" });
  expect(readPayoutForm("upi", form)).toEqual({ upiId: "asha@okaxis" });
  expect(readPayoutForm("account", form)).toEqual({ accountNumber: "123", ifsc: "", holderName: "Asha" });
});

it("reads and requires the password as it is typed, if the form asks for it", () => {
  const details = readPayoutForm("upi", formOf({ upiId: "asha@okaxis", currentPassword: " secret " }));
  expect(details).toEqual({ upiId: "asha@okaxis", currentPassword: " secret " });
  expect(payoutProblems("upi", { ...details, currentPassword: "" })).toEqual({
    currentPassword: "Please enter your current password.",
  });
});

it("names each empty field", () => {
  expect(payoutProblems("upi", { upiId: "" })).toEqual({ upiId: "Please enter your UPI ID." });
  expect(payoutProblems("account", { accountNumber: "1", ifsc: "", holderName: "" })).toEqual({
    ifsc: "Please enter your bank's IFSC.",
    holderName: expect.stringMatching(/^Please enter /),
  });
  expect(payoutProblems("upi", { upiId: "asha@okaxis" })).toEqual({});
});

it("knows which field of a refusal it shows", () => {
  expect([isPayoutField("ifsc"), isPayoutField("payoutId"), isPayoutField(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
