import { absolute, asData, listOf, lower, withId, type Data } from "../../platform/rest/answers.ts";

const legacyLine = (line: Data, publicUrl: string): Data => {
  const { product, productId, ...rest } = line;
  return {
    productId: { _id: productId, imageUrl: absolute(publicUrl, asData(product)["imageUrl"] ?? "") },
    ...rest,
  };
};

/** The documents know three: money that was given back is no longer there. */
const documentedPayment = (status: unknown): unknown => (status === "REFUNDED" ? "failed" : lower(status));

export const legacyOrder = (value: unknown, publicUrl: string): Data => {
  const { lines, ...order } = withId(asData(value));
  const payment = asData(order["paymentDetails"]);
  return {
    ...order,
    orderStatus: lower(order["orderStatus"]),
    items: listOf(lines).map((line) => legacyLine(line, publicUrl)),
    paymentDetails: {
      ...payment,
      method: lower(payment["method"]),
      paymentStatus: documentedPayment(payment["paymentStatus"]),
    },
  };
};
