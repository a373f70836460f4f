import { expect, it } from "vitest";
import { cashText, collectedText } from "./cash-text.ts";
import { orderStatuses } from "./order-status.ts";

const paymentDetails = { method: "COD", paymentStatus: "PENDING", transactionId: null } as const;

it("the cash to collect is said until the order is paid or has ended", () => {
  const texts = orderStatuses.map((orderStatus) => cashText({ cashDue: 599, orderStatus, paymentDetails }));
  const open = orderStatuses.map((status) =>
    ["CANCELLED", "RETURNED"].includes(status) ? undefined : "₹599 in cash",
  );
  expect(texts).toEqual(open);
  const paid = { ...paymentDetails, paymentStatus: "COMPLETED" } as const;
  expect(cashText({ cashDue: 599, orderStatus: "DELIVERED", paymentDetails: paid })).toBeUndefined();
  const online = { ...paymentDetails, method: "ONLINE" } as const;
  expect(cashText({ cashDue: null, orderStatus: "CONFIRMED", paymentDetails: online })).toBeUndefined();
});

it("cash that was received is said with its rounding, if it has one", () => {
  expect(collectedText({ amount: 599, rounding: -0.4 })).toBe("₹599 received, rounding −₹0.40");
  expect(collectedText({ amount: 600, rounding: 0 })).toBe("₹600 received");
});
