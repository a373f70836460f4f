import { shop } from "../../../shop.ts";

/** The welcome discount as the shop announces it (specification, sections 2 and 9). */
export const welcomeDiscount = () => `${shop().welcomeDiscountPercent}% OFF`;
