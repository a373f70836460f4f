/** "N products found" (specification, section 2). For 0 products the pages show another text of the specification. */
export const productsFound = (count: number) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? "product" : "products"} found`;
