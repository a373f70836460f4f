import { PaymentMethod } from "../orders/order-payment.rules.ts";

/** Ways to pay that are open now, the default first. Specification, section 9. */
export const availablePaymentMethods: readonly PaymentMethod[] = [PaymentMethod.ONLINE, PaymentMethod.COD];
