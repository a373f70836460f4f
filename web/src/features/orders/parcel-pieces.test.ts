import { expect, it } from "vitest";
import { parcelPieces, piecesToCome } from "./parcel-pieces.ts";

const order = {
  lines: [{ quantity: 3 }, { quantity: 1 }],
  parcels: [{ lines: [{ quantity: 1 }] }, { lines: [{ quantity: 1 }, { quantity: 1 }] }],
};

it("counts the pieces of a parcel", () => {
  expect(order.parcels.map(parcelPieces)).toEqual([1, 2]);
});

it("counts the pieces that are to come", () => {
  expect(piecesToCome(order)).toBe(1);
  expect(piecesToCome({ ...order, parcels: [] })).toBe(4);
});
