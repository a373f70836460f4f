import { expect, it } from "vitest";
import { movedIds } from "./use-list-moves.ts";

it.each([
  ["a", 1, ["b", "a", "c"]],
  ["c", 0, ["c", "a", "b"]],
  ["a", -1, ["a", "b", "c"]],
  ["b", 9, ["a", "c", "b"]],
])("%s to position %s gives %j", (id, position, ids) => {
  expect(movedIds(["a", "b", "c"], id, position)).toEqual(ids);
});
