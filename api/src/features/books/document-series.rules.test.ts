import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NumberUse, seriesRows, SeriesRowKind, type SeriesNumber } from "./document-series.rules.ts";

const numbersOf = (start: string, use: NumberUse, ...sequences: number[]): SeriesNumber[] =>
  sequences.map((sequence) => ({ start, sequence, use }));

const numbers = (use: NumberUse, ...sequences: number[]) => numbersOf("SJ/26-27/", use, ...sequences);

/** The rows without their beginning, which is the same for all. */
const rowsOf = (all: readonly SeriesNumber[]) =>
  seriesRows(all).map(({ kind, from, to }) => ({ kind, from, to }));

const { RETURN, OTHER_MONTH, OTHER_GSTIN } = NumberUse;
const { ISSUED, MISSING } = SeriesRowKind;

describe("the numbers of a month", () => {
  it("are one range without gaps, in any order", () => {
    const month = [...numbers(OTHER_MONTH, 3, 4, 8), ...numbers(RETURN, 7, 5, 6)];
    expect(rowsOf(month)).toEqual([{ kind: ISSUED, from: 5, to: 7 }]);
  });

  it("begin with 1 in a new series", () => {
    expect(rowsOf(numbers(RETURN, 1, 2))).toEqual([{ kind: ISSUED, from: 1, to: 2 }]);
  });

  it("have a row for what is missing before them", () => {
    expect(rowsOf(numbers(RETURN, 4))).toEqual([
      { kind: MISSING, from: 1, to: 3 },
      { kind: ISSUED, from: 4, to: 4 },
    ]);
  });

  it("have a row for each gap, also at the end of the last month", () => {
    expect(rowsOf([...numbers(OTHER_MONTH, 2), ...numbers(RETURN, 5, 6, 9)])).toEqual([
      { kind: MISSING, from: 3, to: 4 },
      { kind: ISSUED, from: 5, to: 6 },
      { kind: MISSING, from: 7, to: 8 },
      { kind: ISSUED, from: 9, to: 9 },
    ]);
  });

  it("leave the gaps of other months to those months", () => {
    const month = [...numbers(OTHER_MONTH, 1, 4, 9), ...numbers(RETURN, 5, 6)];
    expect(rowsOf(month)).toEqual([{ kind: ISSUED, from: 5, to: 6 }]);
  });

  it("are no gap where a number was issued a moment after the month", () => {
    expect(rowsOf([...numbers(OTHER_MONTH, 1, 3, 5), ...numbers(RETURN, 2, 4)])).toEqual([
      { kind: ISSUED, from: 2, to: 2 },
      { kind: ISSUED, from: 4, to: 4 },
    ]);
  });

  it("name those of another GSTIN, which are not in the return", () => {
    expect(rowsOf([...numbers(RETURN, 1, 4), ...numbers(OTHER_GSTIN, 2, 3)])).toEqual([
      { kind: ISSUED, from: 1, to: 1 },
      { kind: SeriesRowKind.OTHER_GSTIN, from: 2, to: 3 },
      { kind: ISSUED, from: 4, to: 4 },
    ]);
  });

  it("have each document and each gap before one in one row, for random gaps and months that overlap", () => {
    const uses = fc.array(fc.constantFrom(RETURN, RETURN, OTHER_MONTH, OTHER_GSTIN, null), { maxLength: 60 });
    fc.assert(
      fc.property(uses, fc.boolean(), (drawn, isReversed) => {
        const issued = drawn.flatMap((use, at) => (use === null ? [] : numbers(use, at + 1)));
        const rows = rowsOf(isReversed ? issued.toReversed() : issued);
        const covered = rows.flatMap(({ kind, from, to }) =>
          Array.from({ length: to - from + 1 }, (_, at) => [from + at, kind]),
        );
        const expected = drawn.flatMap((use, at) => {
          const next = drawn.slice(at).find((each) => each !== null) ?? OTHER_MONTH;
          if (next === OTHER_MONTH) return [];
          const ofNext = next === RETURN ? ISSUED : SeriesRowKind.OTHER_GSTIN;
          return [[at + 1, use === null ? MISSING : ofNext]];
        });
        expect(covered).toEqual(expected);
        const touching = rows.filter(
          (row, at) => row.kind === rows[at + 1]?.kind && row.to + 1 === rows[at + 1]?.from,
        );
        expect(touching).toEqual([]);
      }),
    );
  });

  it("go on under another prefix, with a range for each", () => {
    const [first, second] = ["SJ/26-27/", "KS/26-27/"];
    expect(seriesRows([...numbersOf(first, RETURN, 1, 2), ...numbersOf(second, RETURN, 3, 5)])).toEqual([
      { kind: ISSUED, start: first, from: 1, to: 2 },
      { kind: ISSUED, start: second, from: 3, to: 3 },
      { kind: MISSING, start: second, from: 4, to: 4 },
      { kind: ISSUED, start: second, from: 5, to: 5 },
    ]);
    expect(seriesRows([...numbersOf(first, OTHER_MONTH, 2), ...numbersOf(second, RETURN, 3)])).toEqual([
      { kind: ISSUED, start: second, from: 3, to: 3 },
    ]);
  });

  it("have no rows without documents", () => {
    expect(rowsOf(numbers(OTHER_MONTH, 4, 9))).toEqual([]);
  });
});
