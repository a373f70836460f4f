import { expect, it } from "vitest";
import { parcelPieces, piecesLeft, piecesToCome } from "./parcel-pieces.ts";

const order = {
  lines: [
    { id: "kurta", quantity: 3 },
    { id: "belt", quantity: 1 },
  ],
  parcels: [
    { lines: [{ orderLineId: "kurta", quantity: 1 }] },
    {
      lines: [
        { orderLineId: "kurta", quantity: 1 },
        { orderLineId: "belt", quantity: 1 },
      ],
    },
  ],
};

it("counts the pieces of a parcel, of a line that are left, and all that are to come", () => {
  expect(order.parcels.map(parcelPieces)).toEqual([1, 2]);
  expect([piecesLeft(order, "kurta"), piecesLeft(order, "belt")]).toEqual([1, 0]);
  expect(piecesToCome(order)).toBe(1);
  expect(piecesToCome({ ...order, parcels: [] })).toBe(4);
});
