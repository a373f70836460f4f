/** Whether an error code means that the product does not exist. */
export const isUnknownProduct = (code: string | undefined): boolean =>
  code === "PRODUCT_NOT_FOUND" || code === "BAD_ID";
