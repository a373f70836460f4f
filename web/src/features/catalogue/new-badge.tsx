/** Badge on pictures of products from the last 10 days (specification, section 2). */
export const NewBadge = ({ isAtBottom = false }: { isAtBottom?: boolean }) => (
  <span
    className={`pointer-events-none absolute left-0 bg-marigold px-2.5 py-0.5 text-xs font-semibold tracking-wider ${isAtBottom ? "bottom-3" : "top-3"}`}
  >
    NEW
  </span>
);
