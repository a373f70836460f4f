/** Number of products with a word: in title, category, colours or materials, and anywhere. */
export type WordCount = [word: string, named: number, products: number];

/** By how much the counts of words change with the products that a transaction writes. */
export type WordChanges = Map<string, WordCount>;

/** Adds the changes of one statement to those of its transaction. */
export const addWordChanges = (changes: WordChanges, counts: readonly WordCount[]): void => {
  for (const [word, named, products] of counts) {
    const [, namedBefore, productsBefore] = changes.get(word) ?? [word, 0, 0];
    changes.set(word, [word, namedBefore + named, productsBefore + products]);
  }
};

/** The words whose counts change, in the order in which every transaction writes them: two of them cannot deadlock. */
export const wordsInOrder = (changes: WordChanges): WordCount[] =>
  [...changes.values()]
    .filter(([, named, products]) => named !== 0 || products !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
