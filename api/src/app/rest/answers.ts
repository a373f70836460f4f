/**
 * The documented answers: the shapes of the specification, section 3, made from GraphQL data.
 * Enum values are in lower case there, ids are called `_id`, links carry the shop's address.
 */
export type Data = Record<string, unknown>;

const asData = (value: unknown): Data => (typeof value === "object" && value !== null ? (value as Data) : {});

export const listOf = (value: unknown): Data[] => (Array.isArray(value) ? value.map(asData) : []);

/** The entries of a connection. */
export const nodesOf = (connection: unknown): Data[] => listOf(asData(connection)["nodes"]);

const lower = (value: unknown): unknown => (typeof value === "string" ? value.toLowerCase() : value);

/** The documents call it `_id`. */
const withId = (data: Data): Data => {
  const { id, ...rest } = data;
  return { _id: id, ...rest };
};

const absolute = (publicUrl: string, link: unknown): unknown =>
  typeof link === "string" && link.startsWith("/") ? publicUrl + link : link;

export const legacyProduct = (value: unknown, publicUrl: string): Data => {
  const product = withId(asData(value));
  const images = Array.isArray(product["images"]) ? product["images"] : [];
  return {
    ...product,
    category: lower(product["category"]),
    imageUrl: absolute(publicUrl, product["imageUrl"]),
    images: images.map((link) => absolute(publicUrl, link)),
  };
};

export const legacyUser = (value: unknown, publicUrl: string): Data => {
  const user = withId(asData(value));
  return { ...user, profilePic: absolute(publicUrl, user["profilePic"]), role: lower(user["role"]) };
};

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

/** A review by the documents: its author stands in `user.name`. */
export const legacyReview = (value: unknown): Data => {
  const { authorName, ...review } = withId(asData(value));
  return { ...review, user: { name: authorName } };
};
