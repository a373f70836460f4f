import { Refusal } from "../../platform/errors/errors.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import { startPayment } from "../payments/start-payment.command.ts";
import type { Services } from "../shop/services.ts";

type PlacedOrder = { id: string; paymentDetails: { method: PaymentMethod } };

/**
 * Begins the online payment of an order that was placed by the same request. The order stands already, so no failure here may fail
 * the request: `null` then, as for cash. Throws PAYMENT_REFUSED, which has cancelled the order.
 */
export const sessionOfPlacedOrder = async (
  services: Services,
  viewer: Viewer,
  { id, paymentDetails: { method } }: PlacedOrder,
) => {
  if (method === PaymentMethod.COD) return null;
  try {
    return await startPayment(services, viewer, id);
  } catch (error) {
    if (error instanceof Refusal && error.code === "PAYMENT_REFUSED") throw error;
    if (!(error instanceof Refusal))
      services.log.error({ err: error }, "the payment of a placed order did not begin");
    return null;
  }
};
