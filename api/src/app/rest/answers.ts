/**
 * The documented answers: the shapes of the specification, section 3, made from GraphQL data.
 * Enum values are in lower case there, ids are called `_id`, links carry the shop's address.
 */
export type Data = Record<string, unknown>;

export const asData = (value: unknown): Data =>
  typeof value === "object" && value !== null ? (value as Data) : {};

export const listOf = (value: unknown): Data[] => (Array.isArray(value) ? value.map(asData) : []);

/** The entries of a connection. */
export const nodesOf = (connection: unknown): Data[] => listOf(asData(connection)["nodes"]);

export const lower = (value: unknown): unknown => (typeof value === "string" ? value.toLowerCase() : value);

/** The documents call it `_id`. */
export const withId = (data: Data): Data => {
  const { id, ...rest } = data;
  return { _id: id, ...rest };
};

export const absolute = (publicUrl: string, link: unknown): unknown =>
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

/** A review by the documents: its author stands in `user.name`. */
export const legacyReview = (value: unknown): Data => {
  const { authorName, ...review } = withId(asData(value));
  return { ...review, user: { name: authorName } };
};
