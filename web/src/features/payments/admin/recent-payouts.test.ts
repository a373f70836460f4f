import { expect, it } from "vitest";
import { paymentText, recordText } from "./recent-payouts.tsx";

const payout = {
  id: "1",
  amount: 1499,
  orderNumber: "SJ100017",
  destinationHint: "UPI ...@okaxis",
  paidAt: "2026-11-21T08:35:00Z",
  reference: "UTR 4711",
};

it("says which refund was recorded at what time in India", () => {
  expect(recordText(payout)).toBe("Refund of order SJ100017 marked as paid at 2:05 pm");
});

it("says what to compare with the bank", () => {
  expect(paymentText(payout)).toBe("₹1,499 to UPI ...@okaxis, reference UTR 4711");
  expect(paymentText({ ...payout, destinationHint: null })).toBe("₹1,499, reference UTR 4711");
});
