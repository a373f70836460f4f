import type { EntityManager } from "typeorm";
import { saveWordChanges } from "./product-words.store.ts";
import type { WordChanges } from "./word-counts.rules.ts";

/** Runs a write of products, and then writes the words that came or went into the dictionary, once for all its statements. */
export const withDictionary = async <Result>(
  tx: EntityManager,
  write: (words: WordChanges) => Promise<Result>,
): Promise<Result> => {
  const words: WordChanges = new Map();
  const result = await write(words);
  await saveWordChanges(tx, words);
  return result;
};
