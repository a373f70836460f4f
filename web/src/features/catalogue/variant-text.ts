import type { Variant } from "./variant.ts";

/** "Size M, Indigo"; empty for a product without sizes and colours. */
export const variantText = ({ size, color }: Variant) =>
  [size && `Size ${size}`, color].filter(Boolean).join(", ");

/** The same; "As shown" for a product without sizes and colours. */
export const shownVariant = (variant: Variant) => variantText(variant) || "As shown";
