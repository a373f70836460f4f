import { expect, it } from "vitest";
import { choiceKey, choiceName, choicesOf, spreadEvenly } from "./spread.ts";
import { signedPieces } from "./reasons.ts";

const dress = { availableSizes: ["S", "M", "L"], availableColors: ["Rust"] };

it("combines sizes and colours", () => {
  expect(choicesOf(dress).map(choiceName)).toEqual(["S, Rust", "M, Rust", "L, Rust"]);
  expect(choicesOf({ availableSizes: [], availableColors: ["Rust"] })).toEqual([
    { size: null, color: "Rust" },
  ]);
});

it("spreads all pieces evenly", () => {
  const choices = choicesOf(dress);
  const spread = spreadEvenly(10, choices);
  expect(choices.map((choice) => spread[choiceKey(choice)])).toEqual(["4", "3", "3"]);
  expect(Object.values(spreadEvenly(0, choices))).toEqual(["0", "0", "0"]);
});

it("writes a quantity with its sign", () => {
  expect([3, -1200, 0].map(signedPieces)).toEqual(["+3", "−1,200", "0"]);
});
