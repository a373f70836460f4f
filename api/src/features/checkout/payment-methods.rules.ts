import { PaymentMethod } from "../orders/order-payment.rules.ts";

/** The available payment methods, the default first. Specification, section 9. */
export const availablePaymentMethods: readonly PaymentMethod[] = [PaymentMethod.ONLINE, PaymentMethod.COD];
