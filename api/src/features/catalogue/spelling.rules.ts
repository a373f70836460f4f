import type { KnownWord } from "./search-term.rules.ts";

/** A word of the catalogue that a typed word resembles. */
export type Lookalike = {
  word: string;
  /** The forms of this word that products have, itself among them. */
  forms: KnownWord[];
  /** Whether it sounds the same, as far as spelling tells: "saree" and "sari". */
  isHomophone: boolean;
  /** Products that are named by it. */
  named: number;
};

/** Letters to add, drop, change or swap with their neighbour, to make one word of the other. */
export const distance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)];
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

/** Slips that a word of this length may have and still be meant: none in "sk", one in "slik", three in "embroidery". */
const slipsAllowed = (length: number): number => Math.min(3, Math.floor(length / 3));

/** How much nearer a word of the same sound is, and how much farther one that only descriptions have, in slips. */
const sameSound = -1.5;
const unnamed = 0.5;

/** The catalogue's word that was meant by one it does not have: the nearest, and among equals the most common. */
export const meantBy = (typed: string, lookalikes: readonly Lookalike[]): Lookalike | undefined => {
  const [best] = lookalikes
    .map((word) => ({ word, slips: distance(typed, word.word) }))
    .filter(({ word, slips }) => word.isHomophone || slips <= slipsAllowed(typed.length))
    .map(({ word, slips }) => ({
      word,
      far: slips + (word.isHomophone ? sameSound : 0) + (word.named > 0 ? 0 : unnamed),
    }))
    .sort((one, other) => one.far - other.far || other.word.named - one.word.named);
  return best?.word;
};
