/** What became of one line of an order that she buys again. */
export type LineAgain = { title: string; wanted: number; added: number };

export type AgainNews = { tone: "success" | "info" | "error"; text: string; missing: readonly string[] };

const missingText = ({ title, wanted, added }: LineAgain) =>
  added === 0
    ? `${title} cannot be had any more.`
    : `Only ${added} of ${wanted} pieces of ${title} could be had.`;

/** What is in her cart again, and by its name what is not (decision 10). */
export const newsOfAgain = (lines: readonly LineAgain[]): AgainNews => {
  if (lines.every(({ added }) => added === 0))
    return { tone: "info", text: "No more of these pieces can be had.", missing: [] };
  return {
    tone: "success",
    text: "Added to cart",
    missing: lines.filter(({ added, wanted }) => added < wanted).map(missingText),
  };
};
