import { SHOPPER } from "../../platform/viewer.ts";
import { orderAnswer, orderSchema } from "../orders/order-answer.ts";
import { idempotencyHeader } from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { orderBody, orderFieldNames, toPlaceOrderInput } from "./order-body.ts";

/** The REST row that places an order: specification, section 7. */
export const checkoutRows: RestRow[] = [
  {
    method: "POST",
    path: "/orders/place",
    summary: "Places an order; an Idempotency-Key header makes it safe to send again",
    role: SHOPPER,
    run: "RestPlaceOrder",
    variables: (request) => ({ input: toPlaceOrderInput(request) }),
    answer: (data, url) => orderAnswer(data["placeOrder"], url),
    answerSchema: orderSchema,
    status: 201,
    body: orderBody,
    headers: idempotencyHeader,
    fieldNames: orderFieldNames,
  },
];
