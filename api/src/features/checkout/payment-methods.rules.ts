import { PaymentMethod } from "../orders/payment.rules.ts";

/** Ways to pay that are open now, the default first. Specification, section 9. */
export const openPaymentMethods: readonly PaymentMethod[] = [PaymentMethod.ONLINE, PaymentMethod.COD];
