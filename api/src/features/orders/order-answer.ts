import { answers, type AnswerSchema } from "../../platform/rest/answer-schema.ts";
import { absolute, asData, listOf, lower, withId, type Data } from "../../platform/rest/answers.ts";
import { OrderStatus } from "./order-status.rules.ts";

const { choice, id, nullable, rupees, text, time, wholeNumber } = answers;

export const orderSchema: AnswerSchema = answers.component("Order", {
  _id: id,
  orderNumber: text,
  createdAt: time,
  updatedAt: time,
  orderStatus: choice(Object.values(OrderStatus)),
  items: answers.listOf(
    answers.component("OrderItem", {
      productId: answers.object({ _id: id, imageUrl: text }),
      title: text,
      price: rupees,
      quantity: wholeNumber,
      size: nullable(text),
      color: nullable(text),
    }),
  ),
  shippingAddress: answers.object({
    fullName: text,
    email: text,
    phone: text,
    address: text,
    city: text,
    state: text,
    zipCode: text,
    country: text,
  }),
  paymentDetails: answers.object({
    method: choice(["cod", "online"]),
    transactionId: nullable(text),
    paymentStatus: choice(["pending", "completed", "failed"]),
  }),
  totalAmount: rupees,
  shippingCost: rupees,
  discount: rupees,
  tax: rupees,
  finalAmount: rupees,
  trackingId: nullable(text),
  estimatedDelivery: nullable(time),
  notes: nullable(text),
});

const lineAnswer = (line: Data, publicUrl: string): Data => {
  const { product, productId, ...rest } = line;
  return {
    productId: { _id: productId, imageUrl: absolute(publicUrl, asData(product)["imageUrl"] ?? "") },
    ...rest,
  };
};

/** REST knows three payment statuses: specification, section 3. A refunded payment is `failed`. */
const documentedPayment = (status: unknown): unknown => (status === "REFUNDED" ? "failed" : lower(status));

/** An order in the documented shape: specification, section 3. */
export const orderAnswer = (value: unknown, publicUrl: string): Data => {
  const { lines, ...order } = withId(asData(value));
  const payment = asData(order["paymentDetails"]);
  return {
    ...order,
    orderStatus: lower(order["orderStatus"]),
    items: listOf(lines).map((line) => lineAnswer(line, publicUrl)),
    paymentDetails: {
      ...payment,
      method: lower(payment["method"]),
      paymentStatus: documentedPayment(payment["paymentStatus"]),
    },
  };
};
