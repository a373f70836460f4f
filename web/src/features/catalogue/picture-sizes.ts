/** Values of the HTML attribute `sizes` for product pictures. The server uses them too, for preload links. */
export const pictureSizes = {
  /** Up to four cards in a row. */
  card: "(min-width: 84rem) 20rem, (min-width: 64rem) 24vw, (min-width: 40rem) 33vw, 50vw",
  /** Up to three cards beside a sidebar. */
  cardBesideSidebar:
    "(min-width: 84rem) 19rem, (min-width: 64rem) 22vw, (min-width: 40rem) 33vw, calc(50vw - 1.4rem)",
  /** A row of the list view. */
  row: "(min-width: 40rem) 10rem, 7rem",
  /** The large picture of the product page. */
  gallery: "(min-width: 84rem) 38rem, (min-width: 64rem) 45vw, 100vw",
} as const;
