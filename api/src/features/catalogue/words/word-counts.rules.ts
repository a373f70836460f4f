/** Number of products with a word: in the title, also in category and colours, also in materials, anywhere. */
export type WordCount = [word: string, titled: number, labelled: number, named: number, products: number];

/** By how much the counts of words change with the products that a transaction writes. */
export type WordChanges = Map<string, WordCount>;

/** Adds the changes of one statement to those of its transaction. */
export const addWordChanges = (changes: WordChanges, counts: readonly WordCount[]): void => {
  for (const [word, ...steps] of counts) {
    const before = changes.get(word);
    const sum = (index: 1 | 2 | 3 | 4) => (before?.[index] ?? 0) + (steps[index - 1] ?? 0);
    changes.set(word, [word, sum(1), sum(2), sum(3), sum(4)]);
  }
};

/** The words whose counts change, in the order in which every transaction writes them: two of them cannot deadlock. */
export const wordsInOrder = (changes: WordChanges): WordCount[] =>
  [...changes.values()]
    .filter(([, ...counts]) => counts.some((count) => count !== 0))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
