/** The tag of every page. */
export const pageTag = "pages";

/** The tag of every response with a list of products. */
export const productListTag = "products";

/** The tag of every response to a public query: any of them may contain a value of the settings or a text of the shop. */
export const queryTag = "queries";

/** The tag of every response that shows a product. */
export const productTag = (id: string): string => `product-${id}`;

const listTypes: ReadonlySet<unknown> = new Set([
  "ProductConnection",
  "SearchSuggestions",
  "CollectionConnection",
  "ProductRowSection",
  "CollectionCardsSection",
]);

const addTags = (value: unknown, tags: Set<string>): void => {
  if (typeof value !== "object" || value === null) return;
  const { __typename: type, id } = value as { __typename?: unknown; id?: unknown };
  if (type === "Product" && typeof id === "string") tags.add(productTag(id));
  else if (listTypes.has(type)) tags.add(productListTag);
  for (const child of Object.values(value)) addTags(child, tags);
};

/** The tags of the results of GraphQL queries that select `__typename`. */
export const tagsOfResults = (results: unknown): string[] => {
  const tags = new Set<string>();
  addTags(results, tags);
  return [...tags];
};
