/** A dictionary word that resembles a typed word. */
export type Lookalike = {
  word: string;
  /** The forms of this word that products contain, the word itself included. */
  forms: string[];
  /** Whether its spelling suggests the same sound: "saree" and "sari". */
  isHomophone: boolean;
  /** Number of products that have it outside their description. */
  named: number;
};

/** Damerau-Levenshtein distance: letters to add, drop, replace or swap with their neighbour. */
export const editDistance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
};

/** The largest distance of a correction from a typed word of this length: 0 for "sk", 1 for "slik", 3 for "embroidery". */
const editsAllowed = (length: number): number => Math.min(3, Math.floor(length / 3));

/** Added to the distance: for a word of the same sound, and for a word that only descriptions contain. */
const homophoneBonus = -1.5;
const descriptionPenalty = 0.5;

/** The nearest dictionary word at a distance of at most `maxEdits`, then the most common one. */
const nearestWord = (
  typed: string,
  lookalikes: readonly Lookalike[],
  maxEdits: number,
): Lookalike | undefined => {
  const [best] = lookalikes
    .map((word) => ({ word, edits: editDistance(typed, word.word) }))
    .filter(({ word, edits }) => word.isHomophone || edits <= maxEdits)
    .map(({ word, edits }) => ({
      word,
      cost: edits + (word.isHomophone ? homophoneBonus : 0) + (word.named > 0 ? 0 : descriptionPenalty),
    }))
    .sort((one, other) => one.cost - other.cost || other.word.named - one.word.named);
  return best?.word;
};

/** The spelling correction of a typed word: the nearest dictionary word. `undefined` if all are too far. */
export const correctionOf = (typed: string, lookalikes: readonly Lookalike[]): Lookalike | undefined =>
  nearestWord(typed, lookalikes, editsAllowed(typed.length));

/**
 * The dictionary word that a typed word may stand for, at up to half its length: too uncertain to search for, near enough
 * to be offered. `undefined` if all are too far.
 */
export const guessOf = (typed: string, lookalikes: readonly Lookalike[]): Lookalike | undefined =>
  nearestWord(typed, lookalikes, Math.floor(typed.length / 2));
