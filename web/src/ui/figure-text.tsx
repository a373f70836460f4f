/** The largest type in which a number of that many characters fits into its card. */
const sizeOf = (length: number) => {
  if (length <= 10) return "text-[min(1.75rem,17cqi)]/9";
  return length <= 13 ? "text-[min(1.75rem,13cqi)]/9" : "text-[min(1.75rem,11cqi)]/9";
};

/** The number of a card, on one line: its size follows the width of the card. */
export const FigureText = ({ children }: { children: string }) => (
  <span className="@container mt-1 block">
    <span className={`block font-display whitespace-nowrap tabular-nums ${sizeOf(children.length)}`}>
      {children}
    </span>
  </span>
);
