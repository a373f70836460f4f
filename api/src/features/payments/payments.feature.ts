import type { Feature } from "../shop/feature.ts";
import { CashCollection } from "./cash-collection.entity.ts";
import { CashRounding } from "./cash-rounding.entity.ts";
import { CourierCashResolver } from "./courier-cash/courier-cash.resolver.ts";
import { DisputeMail } from "./disputes/dispute-mail.entity.ts";
import { Dispute } from "./disputes/dispute.entity.ts";
import { DisputeResolver, OrderDisputeResolver } from "./disputes/dispute.resolver.ts";
import { MoneyResolver } from "./money/money.resolver.ts";
import { OrderCreditLine } from "./order-credit-line.entity.ts";
import { OrderCredit } from "./order-credit.entity.ts";
import { OrderPaymentResolver } from "./order-payment.resolver.ts";
import { PaymentIntent } from "./payment-intent.entity.ts";
import { Payment } from "./payment.entity.ts";
import { paymentTasks, sweepIntervalSeconds } from "./payment.jobs.ts";
import { PaymentResolver } from "./payment.resolver.ts";
import { paymentRows } from "./payment.routes.ts";
import { Payout } from "./payout.entity.ts";
import { PayoutResolver } from "./payout.resolver.ts";
import { paymentData } from "./personal-data.store.ts";
import { addRazorpayWebhook } from "./razorpay-webhook.ts";
import { Refund } from "./refund.entity.ts";
import { RefundedPiece } from "./refunded-piece.entity.ts";
import { SettlementDay } from "./settlements/settlement-day.entity.ts";
import { SettlementItem } from "./settlements/settlement-item.entity.ts";
import { Settlement } from "./settlements/settlement.entity.ts";
import { SettlementResolver } from "./settlements/settlement.resolver.ts";
import { WebhookEvent } from "./webhook-event.entity.ts";
import { paymentsRefusals } from "./payments.refusals.ts";

export const paymentsFeature = {
  entities: [
    PaymentIntent,
    Payment,
    OrderCredit,
    OrderCreditLine,
    RefundedPiece,
    Refund,
    CashCollection,
    CashRounding,
    Payout,
    Dispute,
    DisputeMail,
    Settlement,
    SettlementItem,
    SettlementDay,
    WebhookEvent,
  ],
  resolvers: [
    PaymentResolver,
    OrderPaymentResolver,
    PayoutResolver,
    MoneyResolver,
    CourierCashResolver,
    SettlementResolver,
    DisputeResolver,
    OrderDisputeResolver,
  ],
  refusals: paymentsRefusals,
  sql: "features/payments/payments.sql",
  tasks: paymentTasks,
  moneyJobs: [
    "confirm-payment",
    "expire-order",
    "refund-payment",
    "check-refund",
    "sweep-payments",
    "record-dispute",
    "fetch-settlement-day",
  ],
  repeats: ({ settings }) => [
    { name: "sweep-payments", everySeconds: sweepIntervalSeconds(settings.payments) },
  ],
  timetable: [
    { task: "fetch-settlements", match: "30 1 * * *" },
    { task: "tidy-webhook-events", match: "55 21 * * *" },
  ],
  restRows: paymentRows,
  addRoutes: addRazorpayWebhook,
  personalData: paymentData,
} satisfies Feature;
