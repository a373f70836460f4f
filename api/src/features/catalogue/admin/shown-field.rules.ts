/** The value of a product's field as the API shows it: prices in rupees, categories by their GraphQL name. */
export const shownField = (field: string, value: unknown): unknown => {
  if (field === "price" && typeof value === "number") return value / 100;
  if (field === "category" && typeof value === "string") return value.toUpperCase();
  return value;
};
