import { SHOPPER } from "../../platform/viewer.ts";
import { answers } from "../../platform/rest/answer-schema.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";

/** The REST row of invoices: specification, section 7. */
export const invoiceRows: RestRow[] = [
  {
    method: "POST",
    path: "/orders/invoice/:orderId",
    summary: "Mails the invoice of an order, and answers with a link to it that works for 7 days",
    role: SHOPPER,
    run: "RestRequestInvoice",
    refusals: ["ORDER_NOT_FOUND", "INVOICE_UNPAID", "INVOICE_CANCELLED"],
    variables: ({ params }) => ({ orderId: params["orderId"] }),
    answer: (data) => data["requestInvoice"],
    answerSchema: answers.object({ invoiceUrl: answers.text }),
  },
];
