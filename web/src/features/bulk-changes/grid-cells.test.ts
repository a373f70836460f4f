import { describe, expect, it } from "vitest";
import { afterWrite, cellText, gridEdits, pastedCells, withPaste } from "./grid-cells.ts";

const product = (id: string, isTracked = false) => ({
  __typename: "AdminProduct" as const,
  id,
  version: 3,
  title: `Dress ${id}`,
  price: 1000,
  mrp: null as number | null,
  scheduledPrices: [] as { __typename: "ScheduledPrice"; price: number; beginsAt: string; endsAt: string }[],
  stock: 5,
  isTracked,
});
const products = [product("a"), product("b", true), product("c")];

it("reads the clipboard of a spreadsheet", () => {
  expect(pastedCells("Ikat\t1,299.50\r\nSilk\t900\r\n")).toEqual([
    ["Ikat", "1,299.50"],
    ["Silk", "900"],
  ]);
  expect(pastedCells('"two\nlines ""quoted"""\tx')).toEqual([['two\nlines "quoted"', "x"]]);
  expect(pastedCells("one")).toEqual([["one"]]);
  expect(pastedCells("a\t\tb\n\nc")).toEqual([["a", "", "b"], [""], ["c"]]);
});

it("keeps quotation marks that do not enclose the whole cell", () => {
  expect(pastedCells('"Rani" dress\t12')).toEqual([['"Rani" dress', "12"]]);
  expect(pastedCells('"unclosed\t12\n""\t7')).toEqual([
    ['"unclosed', "12"],
    ["", "7"],
  ]);
});

it("keeps the texts of products that were left out of a write", () => {
  const written = { a: { title: "Ikat" }, b: { price: "12" } };
  expect(afterWrite(written, written, ["b", null])).toEqual({ b: { price: "12" } });
});

it("keeps the rows that were typed in during a write", () => {
  const written = { a: { title: "Ikat" }, c: { stock: "3" } };
  const typed = { c: { stock: "4" }, d: { stock: "5" } };
  expect(afterWrite({ ...written, ...typed }, written, [])).toEqual(typed);
});

it("pastes the cells that fit to the right and down", () => {
  const cells = pastedCells(
    "1200\t7\t1500\t999 from 2026-11-01 to 2026-11-05\tmore\n1300\t8\n\u20b91,400\t9\n1500\t10\n",
  );
  const texts = withPaste({}, products, { row: 0, column: "price", cells });
  expect(gridEdits(products, texts)).toEqual([
    {
      id: "a",
      version: 3,
      price: 1200,
      stock: 7,
      mrp: 1500,
      scheduledPrices: [
        { price: 999, beginsAt: "2026-10-31T18:30:00.000Z", endsAt: "2026-11-05T18:30:00.000Z" },
      ],
    },
    { id: "b", version: 3, price: 1300 },
    { id: "c", version: 3, price: 1400, stock: 9 },
  ]);
});

it("sends nothing for cells that are as before", () => {
  expect(gridEdits(products, { a: { title: " Dress a ", price: "1000.00", stock: "5" } })).toEqual([]);
  const [dress] = products;
  expect(gridEdits([{ ...dress!, stock: 1_000_002 }], { a: { stock: "1000002" } })).toEqual([]);
});

it("sends nothing at all while a cell has a problem", () => {
  for (const cell of [
    { price: "abc" },
    { price: "12,50" },
    { price: "-5" },
    { title: " " },
    { stock: "-5" },
    { stock: "1.5" },
    { mrp: "0" },
    { mrp: "abc" },
    { scheduledPrices: "999" },
    { scheduledPrices: "999 from 2026-11-05 to 2026-11-01" },
    { scheduledPrices: "999 from 2026-13-01 to 2026-13-05" },
  ])
    expect(gridEdits(products, { a: cell })).toBeNull();
});

describe("MRP and scheduled prices", () => {
  const tagged = {
    ...product("a"),
    mrp: 1299.5,
    scheduledPrices: [
      {
        __typename: "ScheduledPrice" as const,
        price: 999,
        beginsAt: "2026-10-31T18:30:00.000Z",
        endsAt: "2026-11-05T18:00:00.000Z",
      },
    ],
  };
  const schedule = "999 from 2026-11-01 00:00 to 2026-11-05 23:30";

  it("are shown in their cells", () => {
    expect(cellText(tagged, "mrp", {})).toBe("1299.50");
    expect(cellText(tagged, "scheduledPrices", {})).toBe(schedule);
  });

  it("are unchanged with a sign of the rupee", () => {
    const same = { mrp: "\u20b91,299.50", scheduledPrices: schedule.replace("999", "\u20b9999.00") };
    expect(gridEdits([tagged], { a: same })).toEqual([]);
  });

  it("are removed by an emptied cell", () => {
    expect(gridEdits([tagged], { a: { mrp: " ", scheduledPrices: "" } })).toEqual([
      { id: "a", version: 3, mrp: null, scheduledPrices: [] },
    ]);
  });
});
