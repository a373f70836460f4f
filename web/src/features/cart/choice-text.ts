/** A short text of a choice: "Size M, Indigo"; "As shown" for a product without sizes and colours. */
export const choiceText = ({ size, color }: { size: string | null; color: string | null }) =>
  [size && `Size ${size}`, color].filter(Boolean).join(", ") || "As shown";
