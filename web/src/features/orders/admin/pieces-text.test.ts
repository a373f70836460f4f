import { expect, it } from "vitest";
import { piecesText } from "./pieces-text.ts";

it("counts the pieces of an order", () => {
  expect(piecesText([{ quantity: 1 }])).toBe("1 piece");
  expect(piecesText([{ quantity: 2 }])).toBe("2 pieces");
});

it("counts the lines if there are more than one", () => {
  expect(piecesText([{ quantity: 1 }, { quantity: 1 }])).toBe("2 pieces in 2 lines");
  expect(piecesText([{ quantity: 2 }, { quantity: 1 }])).toBe("3 pieces in 2 lines");
});
