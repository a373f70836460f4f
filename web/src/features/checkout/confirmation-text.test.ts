import { describe, expect, it } from "vitest";
import { orderStatuses } from "../orders/order-status.ts";
import { endedText, paymentText } from "./confirmation-text.ts";

describe("the text of a confirmation", () => {
  const text = (orderStatus: (typeof orderStatuses)[number], paymentStatus: "COMPLETED" | "PENDING") =>
    paymentText({ orderStatus, paymentStatus, total: 4930 });

  it("asks for cash only until the delivery", () => {
    for (const status of ["CONFIRMED", "PROCESSING", "SHIPPED"] as const)
      expect(text(status, "PENDING")).toBe("Please keep ₹4,930 in cash ready for the courier.");
    expect(text("DELIVERED", "PENDING")).toBe("Your order was delivered.");
  });

  it("says that collected cash was received", () => {
    for (const status of ["SHIPPED", "DELIVERED"] as const)
      expect(text(status, "COMPLETED")).toBe("We have received ₹4,930.");
  });

  it("asks for whole rupees", () => {
    const order = { orderStatus: "CONFIRMED", paymentStatus: "PENDING", total: 599.4 } as const;
    expect(paymentText(order)).toBe("Please keep ₹599 in cash ready for the courier.");
  });

  it("says of a refunded payment neither that the shop has it nor that it is paid back", () => {
    const refunded = { orderStatus: "DELIVERED", paymentStatus: "REFUNDED", total: 4930 } as const;
    expect(paymentText(refunded)).toBe("The refund of your payment is shown with your orders.");
  });

  it("is one sentence for a cancelled and for a returned order", () => {
    expect(orderStatuses.map((orderStatus) => endedText({ orderStatus })).filter(Boolean)).toEqual([
      "This order was cancelled.",
      "This order was returned.",
    ]);
  });
});
