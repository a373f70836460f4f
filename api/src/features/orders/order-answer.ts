import { absolute, asData, listOf, lower, withId, type Data } from "../../platform/rest/answers.ts";

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
