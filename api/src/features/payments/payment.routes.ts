import { SHOPPER } from "../../platform/viewer.ts";
import { answers } from "../../platform/rest/answer-schema.ts";
import type { Data } from "../../platform/rest/answers.ts";
import { rupees, text } from "../../platform/rest/body-fields.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";

/** The REST rows of online payments: specification, section 7. */
export const paymentRows: RestRow[] = [
  {
    method: "POST",
    path: "/orders/create-razorpay-order",
    summary: "Begins a payment before its order is placed; the amount is in rupees, in the answer in paise",
    role: SHOPPER,
    run: "RestCreateRazorpayOrder",
    refusals: ["AMOUNT_UNPAYABLE", "ONLINE_LIMIT", "PAYMENT_REFUSED", "PAYMENT_SETUP_FAILED"],
    variables: ({ body }) => ({ amount: body["amount"] }),
    answer: (data) => {
      const { amountInPaise, ...intent } = data["createPaymentIntent"] as Data;
      return { ...intent, amount: amountInPaise };
    },
    answerSchema: answers.object({
      id: answers.text,
      amount: answers.wholeNumber,
      currency: answers.text,
      orderId: answers.id,
    }),
    body: { amount: rupees },
  },
  {
    method: "POST",
    path: "/orders/verify-payment",
    summary: "Takes the proof of a payment, for an order or for what create-razorpay-order answered",
    role: SHOPPER,
    run: "RestVerifyPayment",
    refusals: ["BAD_ID", "PAYMENT_NOT_VERIFIED", "PAYMENT_RETURNED", "ORDER_NOT_FOUND"],
    variables: ({ body }) => ({
      input: {
        orderId: body["orderId"],
        razorpayPaymentId: body["razorpay_payment_id"],
        razorpayOrderId: body["razorpay_order_id"],
        razorpaySignature: body["razorpay_signature"],
      },
    }),
    answer: (data) => {
      const { verified, transactionId } = data["verifyPayment"] as Data;
      return { success: verified, verified, transactionId };
    },
    answerSchema: answers.object({
      success: answers.flag,
      verified: answers.flag,
      transactionId: answers.nullable(answers.text),
    }),
    body: {
      orderId: text(),
      razorpay_payment_id: text(),
      razorpay_order_id: text(),
      razorpay_signature: text(),
    },
    fieldNames: {
      razorpayPaymentId: "razorpay_payment_id",
      razorpayOrderId: "razorpay_order_id",
      razorpaySignature: "razorpay_signature",
    },
  },
];
