import { expect, it } from "vitest";
import { addWordChanges, wordsInOrder, type WordChanges } from "./word-counts.rules.ts";

it("the changes of several statements are one change of each word, in the order of the words", () => {
  const changes: WordChanges = new Map();
  addWordChanges(changes, [
    ["silk", 2, 2],
    ["gown", 1, 1],
  ]);
  addWordChanges(changes, [
    ["gown", -1, -1],
    ["silk", -1, 1],
    ["amber", 1, 1],
  ]);
  expect(wordsInOrder(changes)).toEqual([
    ["amber", 1, 1],
    ["silk", 1, 3],
  ]);
});
