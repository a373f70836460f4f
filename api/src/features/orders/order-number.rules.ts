import { valueText } from "../../platform/csv/cell-values.ts";

/**
 * An order number as people, scanners and couriers' files write it: " sj100017" is SJ100017, and so is "'SJ100017", as a
 * spreadsheet marks a text.
 */
export const orderNumberOf = (text: string): string => valueText(text).toUpperCase();
