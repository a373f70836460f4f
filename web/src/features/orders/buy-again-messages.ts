/** One line of a repeated order, with the requested and the added quantity. */
export type ReorderedLine = { title: string; requested: number; added: number };

export type BuyAgainNotice = { tone: "success" | "info" | "error"; text: string; missing: readonly string[] };

const missingText = ({ title, requested, added }: ReorderedLine) =>
  added === 0
    ? `${title} is no longer available.`
    : `Only ${added} of ${requested} pieces of ${title} ${added === 1 ? "is" : "are"} available.`;

/** The notice after a reorder. Names each product that was not fully added (decision 10). */
export const buyAgainNotice = (lines: readonly ReorderedLine[]): BuyAgainNotice => {
  if (lines.every(({ added }) => added === 0))
    return { tone: "info", text: "None of these pieces are available any more.", missing: [] };
  return {
    tone: "success",
    text: "Added to cart",
    missing: lines.filter(({ added, requested }) => added < requested).map(missingText),
  };
};
