import type { Choice } from "./choice.ts";

/** "Size M, Indigo"; empty for a product without sizes and colours. */
export const choiceText = ({ size, color }: Choice) =>
  [size && `Size ${size}`, color].filter(Boolean).join(", ");

/** The same; "As shown" for a product without sizes and colours. */
export const shownChoice = (choice: Choice) => choiceText(choice) || "As shown";
