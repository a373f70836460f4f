import { plainText } from "../../ui/plain-text.ts";

const MAX_DIGITS = 6;

/** The digits of a typed or pasted amount without its paise: "₹1,299.00" gives "1299". */
export const wholeRupees = (typed: string) =>
  plainText(typed)
    .replace(/\.\d*$/, "")
    .replace(/\D/g, "")
    .slice(0, MAX_DIGITS);
