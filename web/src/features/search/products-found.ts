import { formatCount } from "../../ui/money.ts";

/** "N products found" (specification, section 2). For 0 products the pages show another text of the specification. */
export const productsFound = (count: number) =>
  `${formatCount(count)} ${count === 1 ? "product" : "products"} found`;
