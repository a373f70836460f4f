/** 'N products found' (specification, section 2); none is said in the specification's other words, by the page. */
export const productsFound = (count: number) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? "product" : "products"} found`;
