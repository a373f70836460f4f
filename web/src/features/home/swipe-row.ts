/** The classes of a list that is a row to swipe on a phone, from edge to edge and without a scroll bar. */
export const swipeRow =
  "flex gap-3 max-sm:-mx-4 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none]";

/** The classes of its entries, besides their width. */
export const swipeEntry = "max-sm:shrink-0 max-sm:snap-start";
