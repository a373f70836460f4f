import { expect, it } from "vitest";
import { piecesText } from "./pieces-text.ts";

it("counts the lines of an order, and the pieces if there are more than lines", () => {
  expect(piecesText([{ quantity: 1 }])).toBe("1 item");
  expect(piecesText([{ quantity: 1 }, { quantity: 1 }])).toBe("2 items");
  expect(piecesText([{ quantity: 2 }, { quantity: 1 }])).toBe("2 items, 3 pieces");
});
