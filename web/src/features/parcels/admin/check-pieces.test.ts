import { expect, it } from "vitest";
import { checkPiece, countPiece, lineWithSku, piecesLeft } from "./check-pieces.ts";

const kurta = {
  id: "kurta-m",
  productId: "kurta",
  title: "Ajrakh Kurta",
  size: "M",
  color: "Rust",
  sku: "KUR-0042-M-RST",
  leftToShip: 2,
};
const jutti = {
  ...kurta,
  id: "jutti",
  productId: "jutti",
  title: "Jutti",
  size: null,
  color: null,
  sku: null,
  leftToShip: 1,
};
const shipped = { ...kurta, id: "kurta-s", size: "S", sku: "KUR-0042-S-RST", leftToShip: 0 };
const lines = [kurta, jutti, shipped];

const pieceOf = (change: Partial<typeof kurta>) => ({ ...kurta, sku: "ANY", ...change });

const textOf = (change: Partial<typeof kurta>, of = lines) =>
  checkPiece(of, {}, { code: "ANY", piece: pieceOf(change) }).text;

it("counts the pieces of an order until one is too many", () => {
  const first = countPiece(kurta, {});
  expect(first).toEqual({ isGood: true, text: "Ajrakh Kurta, M, Rust: 1 of 2", checked: { "kurta-m": 1 } });
  const second = checkPiece(lines, first.checked, { code: "4006381333931", piece: pieceOf({}) });
  expect(second.checked).toEqual({ "kurta-m": 2 });
  expect(piecesLeft(lines, second.checked)).toBe(1);
  expect(countPiece(kurta, second.checked)).toEqual({
    isGood: false,
    text: "One too many: the order needs 2 of Ajrakh Kurta, M, Rust. Put this one back.",
    checked: { "kurta-m": 2 },
  });
});

it("finds a line by the SKU that it was placed with", () => {
  expect(lineWithSku(lines, " kur-0042-m-rst ")).toBe(kurta);
  expect(lineWithSku(lines, "KUR-0042-S-RST")).toBeUndefined();
  expect(lineWithSku(lines, "")).toBeUndefined();
});

it("says what is wrong with a piece", () => {
  expect(textOf({ size: "L" })).toBe("This is size L. The order needs size M.");
  expect(textOf({ color: "Indigo" })).toBe("This is Indigo. The order needs Rust.");
  expect(textOf({ size: "L", color: "Indigo" })).toBe("This is L, Indigo. The order needs M, Rust.");
  expect(textOf({ size: "S" })).toBe("This is size S. The order needs size M.");
  const both = [kurta, { ...kurta, id: "kurta-xl", size: "XL" }];
  expect(textOf({ size: "L" }, both)).toBe("This is size L. The order needs size M or size XL.");
  expect(textOf({ productId: "saree", title: "Silk Saree", size: "M" })).toBe(
    "This is Silk Saree, M, Rust. The order does not need it.",
  );
  expect(checkPiece(lines, {}, { code: "123", piece: null })).toEqual({
    isGood: false,
    text: "No piece has the code 123.",
    checked: {},
  });
});
