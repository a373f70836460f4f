import { expect, it } from "vitest";
import { cellAfter, stepOfKey } from "./next-cell.ts";

const cells = ["price", "stock", "price", "stock"].map((column) => ({ column }));

const after = (from: number, step: Parameters<typeof cellAfter>[2]) => {
  const cell = cells[from];
  const next = cell && cellAfter(cells, cell, step);
  return next ? cells.indexOf(next) : undefined;
};

it("goes down and up in a column", () => {
  expect(after(0, "down")).toBe(2);
  expect(after(3, "up")).toBe(1);
  expect(after(2, "down")).toBeUndefined();
  expect(after(1, "up")).toBeUndefined();
});

it("goes from cell to cell, over the end of a row", () => {
  expect(after(0, "next")).toBe(1);
  expect(after(1, "next")).toBe(2);
  expect(after(2, "previous")).toBe(1);
  expect(after(3, "next")).toBeUndefined();
});

it("reads the keys", () => {
  expect(stepOfKey({ key: "Tab", shiftKey: true })).toBe("previous");
  expect(stepOfKey({ key: "ArrowDown", shiftKey: false })).toBe("down");
  expect(stepOfKey({ key: "ArrowLeft", shiftKey: false })).toBeUndefined();
  expect(stepOfKey({ key: "toString", shiftKey: false })).toBeUndefined();
});
