import { SHOPPER } from "../../platform/viewer.ts";
import { orderAnswer, orderSchema } from "../orders/order-answer.ts";
import { asData } from "../../platform/rest/answers.ts";
import { idempotencyHeader } from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { discountCodeRefusals } from "../promotions/promotions.refusals.ts";
import { orderBody, orderFieldNames, toPlaceOrderInput } from "./order-body.ts";

/** The REST row that places an order: specification, section 7. */
export const checkoutRows: RestRow[] = [
  {
    method: "POST",
    path: "/orders/place",
    summary: "Places an order; an Idempotency-Key header makes it safe to send again",
    role: SHOPPER,
    run: "RestPlaceOrder",
    refusals: [
      "BAD_ID",
      "FILL_ALL_FIELDS",
      "STATE_UNKNOWN",
      "COUNTRY_UNKNOWN",
      "NOT_PRINTABLE",
      "ORDER_EMPTY",
      "ORDER_TOO_LONG",
      "BAD_QUANTITY",
      "CHOOSE_SIZE_AND_COLOR",
      "PRODUCT_NOT_FOUND",
      "OUT_OF_STOCK",
      "TOTAL_CHANGED",
      "KEY_REUSED",
      "PAYMENT_NOT_VERIFIED",
      "UNPAID_ORDERS_LIMIT",
      "UNPAID_PIECES_LIMIT",
      "EXPIRED_ORDERS_LIMIT",
      "ORDERS_PER_HOUR_LIMIT",
      "NETWORK_ORDERS_LIMIT",
      "CASH_ORDERS_LIMIT",
      "CASH_VALUE_LIMIT",
      "CASH_BLOCKED",
      "ONLINE_LIMIT",
      ...discountCodeRefusals,
      "PROMOTION_USED_UP",
    ],
    variables: (request) => ({ input: toPlaceOrderInput(request) }),
    answer: (data, url) => orderAnswer(asData(data["placeOrder"])["order"], url),
    answerSchema: orderSchema,
    status: 201,
    body: orderBody,
    headers: idempotencyHeader,
    fieldNames: orderFieldNames,
  },
];
