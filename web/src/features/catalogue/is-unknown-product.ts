/** Whether a refusal means that there is no product at this address. */
export const isUnknownProduct = (code: string | undefined): boolean =>
  code === "PRODUCT_NOT_FOUND" || code === "BAD_ID";
