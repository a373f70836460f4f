/** The width of the arch: the right column of the hero, and most of a phone. */
export const heroSizes = "(min-width: 48rem) calc((min(100vw, 84rem) - 8rem) / 2.25), min(64vw, 18rem)";

/** Half of the page, and the whole width of a phone. */
export const halfSizes = "(min-width: 84rem) 38rem, (min-width: 48rem) calc(50vw - 4rem), calc(100vw - 2rem)";
