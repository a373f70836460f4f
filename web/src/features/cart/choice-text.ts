/** What she chose of a product, in a few words: "Size M, Indigo"; "As shown" where there was nothing to choose. */
export const choiceText = ({ size, color }: { size: string | null; color: string | null }) =>
  [size && `Size ${size}`, color].filter(Boolean).join(", ") || "As shown";
