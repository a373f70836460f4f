import { expect, it } from "vitest";
import { paymentText } from "./payment-text.ts";

type Order = Parameters<typeof paymentText>[0];

const textOf = (
  method: Order["paymentDetails"]["method"],
  paymentStatus: Order["paymentDetails"]["paymentStatus"],
  changes: Partial<Order> = {},
) =>
  paymentText({
    orderStatus: "SHIPPED",
    payouts: [],
    ...changes,
    paymentDetails: { method, paymentStatus, transactionId: null },
  });

it("says in a word or two where the money of an order is", () => {
  expect(textOf("COD", "PENDING")).toBe("Cash due");
  expect(textOf("COD", "COMPLETED")).toBe("Cash paid");
  expect(textOf("COD", "PENDING", { orderStatus: "CANCELLED" })).toBe("Not paid");
  expect(textOf("ONLINE", "COMPLETED")).toBe("Paid online");
  expect(textOf("ONLINE", "PENDING", { orderStatus: "PENDING" })).toBe("Not paid yet");
  expect(textOf("ONLINE", "FAILED")).toBe("Failed");
  expect(textOf("ONLINE", "REFUNDED")).toBe("Refunded");
});
