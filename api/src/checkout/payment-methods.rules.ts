import { PaymentMethod } from "../orders/payment.rules.ts";

/** Ways to pay that are open now, the default first. Online payment opens together with its gateway. */
export const openPaymentMethods: readonly PaymentMethod[] = [PaymentMethod.COD];
