import type {
  CustomerOrderQuoteQuery,
  FindProductsQuery,
  OrderLineInput,
} from "../../../graphql/generated.ts";

export type FoundProduct = FindProductsQuery["adminProducts"]["edges"][number]["node"];

/** A line of an order that an admin takes. */
export type CustomerLine = {
  key: number;
  product: FoundProduct;
  size: string | null;
  color: string | null;
  quantity: number;
};

/** The only size or colour of a product; `null` if there is none, or if one has to be chosen. */
const onlyOption = (options: readonly string[]) => (options.length === 1 ? (options[0] ?? null) : null);

/** A product as a new line. Its size and colour are chosen already if there is one only. */
export const newLine = (product: FoundProduct, key: number): CustomerLine => ({
  key,
  product,
  size: onlyOption(product.availableSizes),
  color: onlyOption(product.availableColors),
  quantity: 1,
});

/** Whether size and colour of a line are chosen. */
export const isComplete = ({ product, size, color }: CustomerLine) =>
  (product.availableSizes.length === 0 || size !== null) &&
  (product.availableColors.length === 0 || color !== null);

export const toLineInput = ({ product, size, color, quantity }: CustomerLine): OrderLineInput => ({
  productId: product.id,
  size,
  color,
  quantity,
});

type QuotedVariant = CustomerOrderQuoteQuery["customerOrderQuote"]["lines"][number];

/** The current price and stock of a line's variant; `undefined` while it is not quoted. */
export const quoteOf = ({ product, size, color }: CustomerLine, quoted: readonly QuotedVariant[]) =>
  quoted.find((line) => line.productId === product.id && line.size === size && line.color === color);

/** The stock of a line in words. */
export const stockText = (available: number | undefined) => {
  if (available === undefined) return "";
  return available === 0 ? "Out of stock" : `${available} in stock`;
};
