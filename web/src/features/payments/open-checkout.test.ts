import { expect, it } from "vitest";
import type { CheckoutOptions } from "./checkout-script.ts";
import { openCheckout } from "./open-checkout.ts";

it("the payment window shows UPI above every other way", async () => {
  const opened: CheckoutOptions[] = [];
  class Checkout {
    constructor(options: CheckoutOptions) {
      opened.push(options);
    }
    open = () => opened[0]?.modal.ondismiss();
    on = () => undefined;
  }
  const session = { keyId: "rzp_test", gatewayOrderId: "order_1", amount: 2849, currency: "INR" };
  const shippingAddress = { fullName: "Asha Rao", email: "asha@example.com", phone: "+91 98765 43210" };
  const result = await openCheckout(
    Checkout,
    { ...session, orderId: "1", expiresAt: null } as unknown as Parameters<typeof openCheckout>[1],
    { orderNumber: "SJ1", shippingAddress },
  );
  expect(result).toEqual({ kind: "dismissed", reason: undefined });
  const display = opened[0]?.config.display;
  const first = display?.sequence[0]?.replace("block.", "") ?? "";
  expect(display?.blocks[first]?.instruments).toEqual([{ method: "upi" }]);
  expect(display?.preferences.show_default_blocks).toBe(true);
  expect(opened[0]).toMatchObject({ amount: 284900, order_id: "order_1" });
});
