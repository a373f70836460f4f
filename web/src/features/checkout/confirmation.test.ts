import { describe, expect, it } from "vitest";
import { toNavigationState, readConfirmation } from "./confirmation.ts";

const confirmation = {
  orderId: "01990000-0000-7000-8000-000000000000",
  orderNumber: "SJ100001",
  orderStatus: "CONFIRMED" as const,
  paymentId: null,
  paymentMethod: "COD" as const,
  paymentStatus: "PENDING" as const,
  total: 4930,
  email: "meera@example.com",
  deliveryRange: { from: "2026-11-25", to: "2026-11-28" },
  invoiceUrl: "https://shop.example.com/invoices?token=abc",
};

const read = (state: unknown, orderNumber: string | null = null) =>
  readConfirmation(state, orderNumber, "meera");
const navigationState = toNavigationState(confirmation, "meera");

describe("the confirmation in the navigation state of the success page", () => {
  it("is read unchanged", () => {
    expect(read(navigationState, "SJ100001")).toEqual(confirmation);
    expect(read(navigationState)).toEqual(confirmation);
  });

  it("is read only for the shopper who ordered", () => {
    expect(readConfirmation(navigationState, null, "bina")).toBeUndefined();
    expect(readConfirmation(navigationState, null, null)).toBeUndefined();
    expect(readConfirmation(confirmation, null, "meera")).toBeUndefined();
  });

  it("drops an invoice link that is not http or https", () => {
    const unsafeState = { ...navigationState, invoiceUrl: "javascript:alert(1)" };
    expect(read(unsafeState)?.invoiceUrl).toBeNull();
  });

  it.each([null, "soon", { from: "2026-11-25" }, { from: "2026-11-25", to: "28.11.2026" }])(
    "has no delivery range for %j",
    (deliveryRange) => {
      expect(read({ ...navigationState, deliveryRange })?.deliveryRange).toBeNull();
    },
  );

  it("is undefined if the URL names another order", () => {
    expect(read(navigationState, "SJ100002")).toBeUndefined();
  });

  it.each([
    null,
    undefined,
    "SJ100001",
    {},
    { ...navigationState, paymentMethod: "IOU" },
    { ...navigationState, orderStatus: undefined },
    { ...navigationState, paymentStatus: 7 },
    { ...navigationState, total: "1" },
    { ...navigationState, orderId: "" },
  ])("is undefined if it is incomplete or invalid: %j", (state) => {
    expect(read(state)).toBeUndefined();
  });
});
