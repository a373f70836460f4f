import { shopFigures } from "../../../shop-figures.ts";

/** The welcome discount as the shop announces it (specification, sections 2 and 9). */
export const WELCOME_DISCOUNT = `${shopFigures.welcomeDiscountPercent}% OFF`;
