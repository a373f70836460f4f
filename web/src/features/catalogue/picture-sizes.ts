/**
 * Values of the HTML attribute `sizes` for product pictures. The server uses them too, for preload links. They follow from the
 * page's margins and the gaps of its grids; web/e2e/picture-sizes.spec.ts compares them with the rendered widths. On a phone they
 * are a pixel or two less: 412 px at 1.75 or 2.625 device pixels would need 1 pixel more than a file has, and a browser would
 * load the next one, twice as large.
 */
export const pictureSizes = {
  /** Up to four cards in a row. */
  card: "(min-width: 84rem) 18.7rem, (min-width: 64rem) calc(25vw - 2.4rem), (min-width: 48rem) calc(33.3vw - 2.7rem), (min-width: 40rem) calc(33.3vw - 1.7rem), calc(50vw - 1.5rem)",
  /** Four cards in one row, two on a phone. */
  cardInRowOfFour:
    "(min-width: 84rem) 18.7rem, (min-width: 48rem) calc(25vw - 2.4rem), (min-width: 40rem) calc(25vw - 1.65rem), calc(50vw - 1.5rem)",
  /** Up to three cards beside a sidebar. */
  cardBesideSidebar:
    "(min-width: 84rem) 19.2rem, (min-width: 64rem) calc(33.3vw - 8.7rem), (min-width: 48rem) calc(33.3vw - 2.7rem), (min-width: 40rem) calc(33.3vw - 1.7rem), calc(50vw - 1.5rem)",
  /** Three small ones in a row, six on a desktop. */
  tile: "(min-width: 84rem) 12.3rem, (min-width: 48rem) calc(16.7vw - 1.7rem), calc(33.3vw - 1.2rem)",
  /** A row of the list view. */
  row: "(min-width: 40rem) 10rem, 7rem",
  /** The large picture of the product page. */
  gallery:
    "(min-width: 84rem) 34.4rem, (min-width: 64rem) calc(53.5vw - 10.3rem), (min-width: 48rem) calc(100vw - 10.8rem), (min-width: 40rem) calc(100vw - 7.8rem), calc(100vw - 1px)",
} as const;
