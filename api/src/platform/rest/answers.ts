/** An object of GraphQL data, or of a documented answer of the REST facade: specification, section 3. */
export type Data = Record<string, unknown>;

/** The object itself; `{}` for any other value. */
export const asData = (value: unknown): Data =>
  typeof value === "object" && value !== null ? (value as Data) : {};

export const listOf = (value: unknown): Data[] => (Array.isArray(value) ? value.map(asData) : []);

/** The nodes of a connection. */
export const nodesOf = (connection: unknown): Data[] => listOf(asData(connection)["nodes"]);

/** REST writes enum values in lower case. */
export const lower = (value: unknown): unknown => (typeof value === "string" ? value.toLowerCase() : value);

/** REST calls an id `_id`. */
export const withId = (data: Data): Data => {
  const { id, ...rest } = data;
  return { _id: id, ...rest };
};

/** A link with the shop's address. A link to another site, or no link, stays as it is. */
export const absolute = (publicUrl: string, link: unknown): unknown =>
  typeof link === "string" && link.startsWith("/") ? publicUrl + link : link;
